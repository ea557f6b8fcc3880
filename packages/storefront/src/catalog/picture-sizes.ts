/** A picture as the API describes it; sizes are those of its largest version, in px. */
export interface Picture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

const WIDTHS = [480, 640, 720, 960, 1280, 1920];

/** The widths to offer of a picture: the CDN scales pictures down, never up. */
export function widthsUpTo(width: number): readonly number[] {
  const fitting = WIDTHS.filter((each) => each <= width);
  return fitting.length > 0 ? fitting : [Math.max(80, Math.floor(width / 80) * 80)];
}

/** The gallery's stage. */
const STAGE = 16 / 9;

/** The displayed width of a picture: shown whole in a 16:9 box, a 4:3 one leaves a quarter of it free. */
export function sizesOf({ width, height }: Picture): string {
  const share = Math.min(1, width / height / STAGE).toFixed(2);
  return `(min-width: 1440px) calc(${share} * 60rem), (min-width: 1024px) calc(${share} * 60vw), calc(${share} * (100vw - 2rem))`;
}

/** Whether a picture shown whole leaves part of the stage free, with some tolerance. */
export function needsBackdrop({ width, height }: Picture): boolean {
  return Math.abs(width / height / STAGE - 1) > 0.02;
}

/** How a picture lies under the square window of the crop. */
export interface Crop {
  /** 1: the shorter side fills the window. */
  readonly zoom: number;
  /** Where the window's center is on the picture, 0 to 1 in both directions. */
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const ZOOM_MAX = 4;

export const CENTRED: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** The square of the picture that the window shows, in the picture's pixels. */
export function cropSquare({ width, height }: Size, crop: Crop): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / crop.zoom;
  const { x, y } = keptInside({ width, height }, crop);
  return { left: x * width - side / 2, top: y * height - side / 2, side };
}

/** The nearest crop whose window lies on the picture everywhere. */
export function keptInside({ width, height }: Size, { zoom, x, y }: Crop): Crop {
  const held = Math.min(Math.max(zoom, 1), ZOOM_MAX);
  const half = Math.min(width, height) / held / 2;
  const inside = (part: number, length: number) => Math.min(Math.max(part, half / length), 1 - half / length);
  return { zoom: held, x: inside(x, width), y: inside(y, height) };
}

/**
 * The crop after the picture was dragged.
 *
 * @param window the window's side, in the same unit as the drag
 */
export function dragged(
  size: Size,
  crop: Crop,
  by: { readonly x: number; readonly y: number },
  window: number,
): Crop {
  const perUnit = Math.min(size.width, size.height) / crop.zoom / window;
  return keptInside(size, {
    ...crop,
    x: crop.x - (by.x * perUnit) / size.width,
    y: crop.y - (by.y * perUnit) / size.height,
  });
}

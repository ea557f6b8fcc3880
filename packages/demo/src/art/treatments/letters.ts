import { CAP_HEIGHT, letter, setLetters, type Face } from "../lettering.ts";
import { rect } from "../stage.ts";

export const HEAVY: Face = { weight: 900, tracking: -22 };

/** Lines set to one width, like a block of wood type. Returns the drawing and its height. */
export function block(
  lines: readonly { words: string; small: boolean }[],
  x: number,
  top: number,
  width: number,
  cap: number,
  face: Face,
  paint: string,
  smallPaint: string,
  align: "left" | "middle" = "left",
) {
  let y = top;
  let svg = "";
  for (const line of lines) {
    const words = line.words.toUpperCase();
    const drawn = letter(words, line.small ? { weight: 600, tracking: 320 } : face);
    const size = line.small ? cap * 0.3 : Math.min(cap, (width / drawn.width) * 100);
    const wide = (drawn.width * size) / 100;
    const left = align === "middle" ? x + (width - wide) / 2 : x;
    y += size * CAP_HEIGHT;
    svg += setLetters(drawn, left, y, size, line.small ? smallPaint : paint);
    if (line.small && align === "left" && wide < width * 0.55)
      svg += rect(
        left + wide + size * 0.5,
        y - size * 0.42,
        width * 0.3,
        Math.max(2, size * 0.07),
        smallPaint,
      );
    y += line.small ? size * 0.62 : size * 0.2 + 6;
  }
  return { svg, height: y - top };
}

export function blockHeight(
  lines: readonly { words: string; small: boolean }[],
  width: number,
  cap: number,
  face: Face,
): number {
  return block(lines, 0, 0, width, cap, face, "", "").height;
}

/** One centred line, shrunk to fit `width`. */
export function centred(
  words: string,
  x: number,
  y: number,
  width: number,
  size: number,
  face: Face,
  paint: string,
  more = "",
): string {
  const drawn = letter(words, face);
  const fit = Math.min(size, (width / drawn.width) * 100);
  return setLetters(drawn, x - (drawn.width * fit) / 200, y, fit, paint, more);
}

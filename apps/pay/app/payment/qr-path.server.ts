import { encode } from "uqr";

/** Modules of nothing around a code, without which cameras do not find it. */
const QUIET = 4;

/**
 * A QR code as one path of squares, each one unit wide. Made on the server, so that no browser loads the encoder.
 *
 * @returns `size`: width and height of the picture in units, with the quiet zone
 */
export function qrPath(payload: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(payload, { border: QUIET, ecc: "M" });
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")).join(""));
  return { size, path: rows.join("") };
}

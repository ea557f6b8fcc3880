import { encode } from "uqr";

/** Quiet zone around the code, in modules; cameras need it. */
const QUIET = 4;

/**
 * A QR code as a single path of unit squares. Generated on the server, so that browsers need no encoder.
 *
 * @returns `size`: width and height of the picture in units, including the quiet zone
 */
export function qrPath(payload: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(payload, { border: QUIET, ecc: "M" });
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")).join(""));
  return { size, path: rows.join("") };
}

import type { ImageExtension } from "./images.ts";

/** Maximum size of an uploaded picture, in bytes. */
export const IMAGE_BYTES_MAX = 20_000_000;

/** Minimum width and height of a picture, in pixels: smaller ones fit nowhere in our layouts. */
export const IMAGE_SIDE_MIN = 80;

/** The thumbnails' width and height in pixels (R-UPL-8). */
export const THUMBNAIL_SIDE = 120;

/** The file type detected from its magic number, whatever the file is called; null: not an allowed type (R-UPL-1). */
export function imageTypeOf(firstBytes: Uint8Array): ImageExtension | null {
  const begins = (signature: readonly number[]) =>
    signature.every((byte, index) => firstBytes[index] === byte);
  if (begins([0xff, 0xd8, 0xff])) return ".jpg";
  return begins([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) ? ".png" : null;
}

/** Whether a file is a WebP picture, by its magic number. Phones and messengers make them; our masters are none. */
export function isWebp(firstBytes: Uint8Array): boolean {
  const text = String.fromCharCode(...firstBytes.subarray(0, 12));
  return text.startsWith("RIFF") && text.endsWith("WEBP") && text.length === 12;
}

/**
 * Sanitizes a file name: drops the extension and everything special to a file system, a header or text direction.
 * `../a"; b.PNG` becomes `a- b`.
 *
 * @returns "file" when nothing is left
 */
export function safeBaseName(name: string): string {
  const own = name.normalize("NFC").split(/[\\/]/).at(-1) ?? "";
  const plain = own
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, "")
    .replace(/\.(jpe?g|png)$/i, "")
    .replaceAll(/[<>:"|?*;%#&'`]+/g, "-")
    .replaceAll(/\s+/gu, " ");
  const letters = Array.from(plain).slice(0, NAME_LENGTH_MAX).join("");
  return letters.replace(/^[.\s]+|[.\s]+$/gu, "") || "file";
}

const NAME_LENGTH_MAX = 80;

/** Whether a text is a valid folder: up to four parts of lower-case letters, digits and hyphens. Empty: no folder. */
export function isFolder(text: string): boolean {
  return text === "" || /^[a-z0-9-]{1,40}(?:\/[a-z0-9-]{1,40}){0,3}$/.test(text);
}

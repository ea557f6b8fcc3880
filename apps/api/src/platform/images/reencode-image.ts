import { open } from "node:fs/promises";
import { IMAGE_SIDE_MIN, imageTypeOf, type ImageExtension } from "@catnip/domain/files";
import sharp, { type Sharp } from "sharp";

/**
 * Decodes an untrusted file and re-encodes its pixels. A separate process, started by `acceptImage` for each upload:
 * the code that parses hostile files shares neither memory nor crashes nor secrets with the product, and its memory is
 * freed when it exits.
 *
 * node reencode-image.ts <file> <target> <pixels-max>
 *
 * Prints one line of JSON: `ReencodedImage`, or why there is none.
 */

export type ReencodedImage = {
  readonly extension: ImageExtension;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
};

/** `too-slow` comes from the parent, on timeout. */
export type ReencodeProblem = "not-an-image" | "too-many-pixels" | "too-small" | "too-slow";

export type ReencodeAnswer = ReencodedImage | { readonly problem: ReencodeProblem };

/** Longest side of a master, in pixels: the largest use is a full-screen screenshot on a high-density display. */
const SIDE_MAX = 2_560;
/** As with WebP (R-UPL-8). */
const QUALITY = 95;
const FORMATS: Readonly<Record<ImageExtension, string>> = { ".jpg": "jpeg", ".jpeg": "jpeg", ".png": "png" };

/**
 * JPEG stays JPEG and PNG stays PNG, judged by the first bytes, never by the name. Only the first frame of an animation
 * is kept, upright, in sRGB; nothing but pixels is written.
 */
async function reencodeImage(file: string, target: string, pixelsMax: number): Promise<ReencodeAnswer> {
  const extension = imageTypeOf(await firstBytes(file));
  if (!extension) return { problem: "not-an-image" };
  // Damaged files are rejected: half an image is none. Colour profiles are applied and then dropped, like all metadata.
  const picture = sharp(file, {
    limitInputPixels: pixelsMax,
    failOn: "error",
    sequentialRead: true,
    pages: 1,
  });
  try {
    const { format, width, height } = await picture.metadata();
    if (format !== FORMATS[extension]) return { problem: "not-an-image" };
    if (Math.min(width, height) < IMAGE_SIDE_MIN) return { problem: "too-small" };
    const fitted = picture
      .autoOrient()
      .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb");
    const drawn = await encoded(fitted, extension).toFile(target);
    return { extension, width: drawn.width, height: drawn.height };
  } catch (fault) {
    const message = fault instanceof Error ? fault.message : "";
    return { problem: /pixel limit/i.test(message) ? "too-many-pixels" : "not-an-image" };
  }
}

const encoded = (drawn: Sharp, extension: ImageExtension): Sharp =>
  extension === ".png"
    ? drawn.png({ compressionLevel: 6 })
    : drawn.jpeg({ quality: QUALITY, chromaSubsampling: "4:4:4" });

async function firstBytes(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

if (import.meta.main) {
  sharp.concurrency(1);
  sharp.cache(false);
  const [file = "", target = "", pixelsMax = ""] = process.argv.slice(2);
  process.stdout.write(JSON.stringify(await reencodeImage(file, target, Number(pixelsMax))));
}

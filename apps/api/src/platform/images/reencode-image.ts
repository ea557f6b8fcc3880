import { open } from "node:fs/promises";
import { IMAGE_SIDE_MIN, imageTypeOf, isWebp, type ImageExtension } from "@catnip/domain/files";
import sharp, { type Sharp } from "sharp";

/**
 * Decodes an untrusted file and re-encodes its pixels. A separate process, started by `acceptImage` for each upload:
 * the code that parses hostile files shares neither memory nor crashes nor secrets with the product, and its memory is
 * freed when it exits.
 *
 * node reencode-image.ts <file> <target> <pixels-max> <master | proof>
 *
 * Prints one line of JSON: `ReencodedImage`, or why there is none.
 */

/** `master`: what our pictures are made of. `proof`: for staff to read once, from whatever a phone takes and sends. */
export type PictureUse = "master" | "proof";

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
/** Small letters of a receipt stay readable, and it takes about half a megabyte. */
const PROOF = { side: 2_000, quality: 82 } as const;
const FORMATS: Readonly<Record<ImageExtension, string>> = { ".jpg": "jpeg", ".jpeg": "jpeg", ".png": "png" };

/**
 * JPEG stays JPEG and PNG stays PNG, judged by the first bytes, never by the name; a proof becomes a JPEG. Only the
 * first frame of an animation is kept, upright, in sRGB; nothing but pixels is written.
 */
async function reencodeImage(
  file: string,
  target: string,
  pixelsMax: number,
  use: PictureUse,
): Promise<ReencodeAnswer> {
  const first = await firstBytes(file);
  const extension = imageTypeOf(first);
  const expected = extension ? FORMATS[extension] : use === "proof" && isWebp(first) ? "webp" : null;
  if (!expected) return { problem: "not-an-image" };
  // Damaged files are rejected: half an image is none. Color profiles are applied and then dropped, like all metadata.
  const picture = sharp(file, {
    limitInputPixels: pixelsMax,
    failOn: "error",
    sequentialRead: true,
    pages: 1,
  });
  try {
    const { format, width, height } = await picture.metadata();
    if (format !== expected) return { problem: "not-an-image" };
    if (Math.min(width, height) < IMAGE_SIDE_MIN) return { problem: "too-small" };
    const written = use === "proof" ? ".jpg" : (extension ?? ".jpg");
    const drawn = await encoded(fitted(picture, use), written, use).toFile(target);
    return { extension: written, width: drawn.width, height: drawn.height };
  } catch (fault) {
    const message = fault instanceof Error ? fault.message : "";
    return { problem: /pixel limit/i.test(message) ? "too-many-pixels" : "not-an-image" };
  }
}

function fitted(picture: Sharp, use: PictureUse): Sharp {
  const side = use === "proof" ? PROOF.side : SIDE_MAX;
  return picture
    .autoOrient()
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb");
}

function encoded(drawn: Sharp, extension: ImageExtension, use: PictureUse): Sharp {
  if (extension === ".png") return drawn.png({ compressionLevel: 6 });
  // JPEG knows no transparency: what was transparent is white, as paper is.
  if (use === "proof") return drawn.flatten({ background: "white" }).jpeg({ quality: PROOF.quality });
  return drawn.jpeg({ quality: QUALITY, chromaSubsampling: "4:4:4" });
}

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
  const [file = "", target = "", pixelsMax = "", use = "master"] = process.argv.slice(2);
  const answer = await reencodeImage(file, target, Number(pixelsMax), use === "proof" ? use : "master");
  process.stdout.write(JSON.stringify(answer));
}

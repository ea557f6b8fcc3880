import { IMAGE_SIDE_MIN, imageTypeOf, type ImageExtension } from "@catnip/domain/files";
import { open } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { ApiError } from "../errors.ts";
import { imageSlot, PIXELS_MAX } from "./image-work.ts";

/** Pixels only: what was drawn, and nothing else of what was sent. */
export type TakenPicture = {
  readonly content: Buffer;
  readonly extension: ImageExtension;
  readonly width: number;
  readonly height: number;
};

/** Longest side of a master, in pixels: the widest place is a full-screen screenshot on a dense display. */
const SIDE_MAX = 2_560;
/** Specification section 9. */
const QUALITY = 95;
/** Nothing that is worth showing takes longer to open, in seconds. */
const OPEN_S_MAX = 15;

/**
 * Opens an uploaded file as a picture and draws it anew. Whatever the file was besides a picture (a page, an archive, a
 * place on a map, an animation, a colour profile) is not in the result.
 *
 * JPEG stays JPEG and PNG stays PNG: as judged by the first bytes, never by the name. Only the first frame of an
 * animation is drawn, upright, in sRGB.
 *
 * @param file where the upload lies
 * @throws ApiError `file/not-an-image`, `file/too-large` (facts: the limit in pixels), `input/invalid` (too small)
 */
export async function takePicture(file: string): Promise<TakenPicture> {
  const extension = imageTypeOf(await firstBytes(file));
  if (!extension) throw notAnImage();
  return imageSlot(async () => {
    const drawn = openPicture(file);
    const { format, width, height } = await drawn.metadata().catch(explain);
    if (format !== FORMATS[extension]) throw notAnImage();
    if (Math.min(width, height) < IMAGE_SIDE_MIN) {
      const facts = { field: "file", reason: "too-small", min: IMAGE_SIDE_MIN };
      throw new ApiError("input/invalid", "The picture is too small.", facts);
    }
    const fitted = drawn
      .autoOrient()
      .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .timeout({ seconds: OPEN_S_MAX });
    const { data, info } = await encoded(fitted, extension)
      .toBuffer({ resolveWithObject: true })
      .catch(explain);
    return { content: data, extension, width: info.width, height: info.height };
  });
}

const FORMATS: Readonly<Record<ImageExtension, string>> = { ".jpg": "jpeg", ".jpeg": "jpeg", ".png": "png" };

// Damage ends it: half a picture is none. Colour profiles are applied by sharp and then left out, like all metadata.
const openPicture = (file: string): Sharp =>
  sharp(file, { limitInputPixels: PIXELS_MAX, failOn: "error", sequentialRead: true, pages: 1 });

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

function explain(fault: unknown): never {
  const message = fault instanceof Error ? fault.message : "";
  if (/pixel limit|too large|exceeds/i.test(message)) {
    throw new ApiError("file/too-large", "The picture has too many pixels.", { pixels_max: PIXELS_MAX });
  }
  throw notAnImage();
}

const notAnImage = () => new ApiError("file/not-an-image", "Only JPEG and PNG pictures can be uploaded.");

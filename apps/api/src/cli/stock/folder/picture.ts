import { createHash } from "node:crypto";
import { createReadStream, statSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import { IMAGE_BYTES_MAX, IMAGE_SIDE_MIN, imageExtension } from "@catnip/domain/files";
import sharp from "sharp";
import { PIXELS_MAX } from "../../../platform/images/image-work.ts";
import type { StockFolder } from "./stock-folder.ts";

/** A picture of the folder. */
export type StockPicture = {
  /** Path below the folder. */
  readonly file: string;
  /** SHA-256 of the file as it is, which names the upload: the same file is not uploaded twice. */
  readonly sha256: string;
};

/** Reads a picture as far as it takes to know that an upload of it would be accepted; if not, that is noted. */
export async function readPicture(folder: StockFolder, file: string): Promise<StockPicture> {
  const at = folder.open(file);
  const problem = await pictureProblem(at);
  if (problem !== null) folder.refuse(file, null, problem);
  return { file, sha256: await sha256Of(at) };
}

async function pictureProblem(at: string): Promise<string | null> {
  if (imageExtension(at) === null) return "Only JPEG and PNG pictures are taken: save it as one of them.";
  if (statSync(at).size > IMAGE_BYTES_MAX)
    return `The picture is larger than ${IMAGE_BYTES_MAX / 1_000_000} MB: save it smaller.`;
  try {
    const { format, width, height } = await sharp(at, { limitInputPixels: false }).metadata();
    if (format !== "jpeg" && format !== "png")
      return "This is neither a JPEG nor a PNG picture, whatever its name says: save it as one of them.";
    if (Math.min(width, height) < IMAGE_SIDE_MIN)
      return `The picture is smaller than ${IMAGE_SIDE_MIN} pixels: take a larger one.`;
    if (width * height > PIXELS_MAX)
      return `The picture has more than ${PIXELS_MAX / 1_000_000} million pixels: save it smaller.`;
    // Reads all of it, so that half a file is noticed.
    await sharp(at, { failOn: "truncated" }).resize(16).toBuffer();
    return null;
  } catch {
    return "The picture is damaged: save it again.";
  }
}

/** The SHA-256 of a file, in hex. */
export async function sha256Of(at: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(at), hash);
  return hash.digest("hex");
}

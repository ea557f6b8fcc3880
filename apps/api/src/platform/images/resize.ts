import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { THUMBNAIL_SIDE } from "@catnip/domain/files";
import sharp, { type Sharp } from "sharp";
import { LRUCache } from "lru-cache";
import { isHash, type FileStore } from "../files/file-store.ts";
import { avifSlot, imageSlot, PIXELS_MAX } from "./image-work.ts";

/** Widths are multiples of this, so that an image has few variants (R-UPL-8). */
export const WIDTH_STEP = 80;

/**
 * Quality on each format's own scale. WebP's is a rule (R-UPL-8). AVIF's scale differs: at 80 it is as close to the
 * master as WebP at 95 on grainy photographs and closer on drawings, at 55 to 65 % of the bytes.
 */
const QUALITY = { webp: 95, avif: 80 } as const;
/** AVIF encoding effort, 0 to 9; every visitor may be the first to request a variant. */
const AVIF_EFFORT = 2;
/** AVIF takes far longer than WebP; wider images come as WebP only. */
const AVIF_WIDTH_MAX = 1_280;

export type PictureFormat = keyof typeof QUALITY;
/** A width in pixels, or the square thumbnail. */
export type PictureSize = number | "thumb";

export type Resizer = {
  /** The image in that size, by its hash or short name; null when there is no such image, or it has no such size. */
  readonly make: (name: string, size: PictureSize, format: PictureFormat) => Promise<Buffer | null>;
  /** Deletes the variants of a deleted image. */
  readonly forget: (hash: string) => Promise<void>;
};

/**
 * Renders variants from masters: each once, stored on disk. Concurrent requests share one rendering.
 *
 * @param folder the variants; may be emptied at any time
 */
export function createResizer(files: FileStore, folder: string): Resizer {
  const making = new Map<string, Promise<Buffer | null>>();
  const masterWidths = new LRUCache<string, number>({ max: 5_000 });
  const hashes = new LRUCache<string, string>({ max: 5_000 });
  const folderOf = (hash: string) => path.join(folder, hash.slice(0, 2), hash.slice(2));

  const hashOf = async (shortName: string): Promise<string | null> => {
    const known = hashes.get(shortName);
    if (known) return known;
    const found = await files.find(shortName);
    if (found !== null) hashes.set(shortName, found);
    return found;
  };

  const widthOf = async (hash: string): Promise<number | null> => {
    // First: another process may have deleted the image.
    if ((await files.sizeOf(hash)) === null) return null;
    const known = masterWidths.get(hash);
    if (known) return known;
    const found = await imageSlot(() => opened(files, hash).metadata().catch(noPicture));
    if (found) masterWidths.set(hash, found.width);
    return found?.width ?? null;
  };

  const make = async (
    hash: string,
    size: PictureSize,
    format: PictureFormat,
    target: string,
  ): Promise<Buffer | null> => {
    const masterWidth = await widthOf(hash);
    if (masterWidth === null || (size !== "thumb" && size > masterWidth)) return null;
    const slot = format === "avif" ? avifSlot : imageSlot;
    const made = await slot(() => encoded(sized(opened(files, hash), size), format).toBuffer());
    await writeWhole(target, made);
    return made;
  };

  return {
    make: async (name, size, format) => {
      if (!isOffered(size, format)) return null;
      const hash = isHash(name) ? name : await hashOf(name);
      if (hash === null) return null;
      const target = path.join(folderOf(hash), `${size}.${format}`);
      const kept = await readFile(target).catch(() => null);
      if (kept) return kept;
      const underway = making.get(target);
      if (underway) return underway;
      const started = make(hash, size, format, target).finally(() => making.delete(target));
      making.set(target, started);
      return started;
    },
    forget: async (hash) => {
      masterWidths.delete(hash);
      if (isHash(hash)) await rm(folderOf(hash), { recursive: true, force: true });
    },
  };
}

/**
 * The store contains other files too, and some of their hashes are public: requesting one as an image is not an error.
 */
function noPicture(fault: unknown): null {
  if (fault instanceof Error && /unsupported image format/i.test(fault.message)) return null;
  throw fault;
}

/** Deliberately few sizes: the disk cannot be filled by requesting every width. */
function isOffered(size: PictureSize, format: PictureFormat): boolean {
  if (size === "thumb") return true;
  if (!Number.isInteger(size) || size < WIDTH_STEP || size % WIDTH_STEP !== 0) return false;
  return format === "webp" || size <= AVIF_WIDTH_MAX;
}

const opened = (files: FileStore, hash: string): Sharp =>
  sharp(files.pathOf(hash), { limitInputPixels: PIXELS_MAX });

const sized = (picture: Sharp, size: PictureSize): Sharp =>
  size === "thumb"
    ? picture.resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: "cover" })
    : picture.resize({ width: size });

const encoded = (picture: Sharp, format: PictureFormat): Sharp =>
  format === "avif"
    ? picture.avif({ quality: QUALITY.avif, effort: AVIF_EFFORT })
    : picture.webp({ quality: QUALITY.webp });

async function writeWhole(target: string, content: Buffer): Promise<void> {
  const incoming = `${target}.${randomUUID()}`;
  await mkdir(path.dirname(target), { recursive: true });
  try {
    await writeFile(incoming, content);
    await rename(incoming, target);
  } finally {
    await rm(incoming, { force: true });
  }
}

import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { LRUCache } from "lru-cache";
import { isHash, type FileStore } from "../files/file-store.ts";

/** Widths come in multiples of this, so that a picture has few sizes (specification section 9). */
export const WIDTH_STEP = 80;
/** Specification section 9. */
const QUALITY = 95;
/** Pictures made at the same time; each keeps a core busy. */
const MAKING_MAX = 2;
/** Greatest number of pixels of a master that is opened at all. */
const PIXELS_MAX = 40_000_000;

export type Resizer = {
  /** The picture in that width as WebP; null when there is no such picture, or it is narrower than that. */
  readonly webp: (hash: string, width: number) => Promise<Buffer | null>;
};

/**
 * Makes pictures of a wanted width from their masters: each once, kept on disk. Whoever asks while one is being made
 * waits for that one.
 *
 * @param folder where made pictures are kept; may be emptied at any time
 */
export function createResizer(files: FileStore, folder: string): Resizer {
  const making = new Map<string, Promise<Buffer | null>>();
  const masterWidths = new LRUCache<string, number>({ max: 5_000 });
  const slot = slots(MAKING_MAX);

  const widthOf = async (hash: string): Promise<number | null> => {
    const known = masterWidths.get(hash);
    if (known) return known;
    if ((await files.sizeOf(hash)) === null) return null;
    const { width } = await sharp(files.pathOf(hash), { limitInputPixels: PIXELS_MAX }).metadata();
    masterWidths.set(hash, width);
    return width;
  };

  const make = async (hash: string, width: number, target: string): Promise<Buffer | null> => {
    const masterWidth = await widthOf(hash);
    if (masterWidth === null || width > masterWidth) return null;
    const made = await slot(() =>
      sharp(files.pathOf(hash), { limitInputPixels: PIXELS_MAX })
        .resize({ width })
        .webp({ quality: QUALITY })
        .toBuffer(),
    );
    await writeWhole(target, made);
    return made;
  };

  return {
    webp: async (hash, width) => {
      if (!isHash(hash) || !Number.isInteger(width) || width < WIDTH_STEP || width % WIDTH_STEP !== 0)
        return null;
      const target = path.join(folder, hash.slice(0, 2), hash.slice(2), `${width}.webp`);
      const kept = await readFile(target).catch(() => null);
      if (kept) return kept;
      const underway = making.get(target);
      if (underway) return underway;
      const started = make(hash, width, target).finally(() => making.delete(target));
      making.set(target, started);
      return started;
    },
  };
}

/** Lets at most `max` pieces of work run at once; the others wait in line. */
export function slots(max: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place is handed on rather than freed, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

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

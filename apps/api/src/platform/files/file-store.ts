import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";

/** A file by its content. */
export type StoredFile = { readonly hash: string; readonly size: number };

export type FileStore = {
  /** Stores the content once, however often it comes. A file is there whole or not at all. */
  readonly put: (content: Readable | Uint8Array) => Promise<StoredFile>;
  /**
   * Writes content that is not trusted yet to a folder of its own and takes that away again after `use`, whatever came
   * of it and whatever else was put there: what broke off, was refused or failed leaves nothing behind.
   */
  readonly withIncoming: <Result>(
    content: Readable,
    use: (file: string) => Promise<Result>,
  ) => Promise<Result>;
  /** Where the file lies on disk, whether or not it is there. */
  readonly pathOf: (hash: string) => string;
  /** Bytes, or null when there is no such file. */
  readonly sizeOf: (hash: string) => Promise<number | null>;
  /** The content, or a part of it (`end` included). */
  readonly read: (hash: string, part?: { readonly start: number; readonly end: number }) => Readable;
  /** Removes a file that nothing refers to any more; one that is not there is fine. */
  readonly remove: (hash: string) => Promise<void>;
  /** Removes what uploads that broke off before the given moment left behind. */
  readonly tidy: (before: Date) => Promise<void>;
};

/** SHA-256 in lower-case hex. */
export const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/**
 * Files on disk, named by the SHA-256 of their content (`ab/cd…`): equal files are stored once, and a name can never
 * point out of the folder.
 */
export function createFileStore(folder: string): FileStore {
  const pathOf = (hash: string): string => {
    if (!isHash(hash)) throw new RangeError("Not a hash of a stored file");
    return path.join(folder, hash.slice(0, 2), hash.slice(2));
  };
  const sizeOf = (hash: string): Promise<number | null> =>
    stat(pathOf(hash)).then(
      (found) => found.size,
      () => null,
    );

  const newIncoming = async (): Promise<string> => {
    const incoming = path.join(folder, "incoming", randomUUID());
    await mkdir(path.dirname(incoming), { recursive: true });
    return incoming;
  };

  return {
    pathOf,
    sizeOf,
    remove: (hash) => rm(pathOf(hash), { force: true }),
    withIncoming: async (content, use) => {
      const place = await newIncoming();
      try {
        await mkdir(place);
        const file = path.join(place, "upload");
        await pipeline(content, createWriteStream(file));
        return await use(file);
      } finally {
        await rm(place, { recursive: true, force: true });
      }
    },
    read: (hash, part) => createReadStream(pathOf(hash), part),
    tidy: async (before) => {
      const incoming = path.join(folder, "incoming");
      for (const name of await readdir(incoming).catch(() => [])) {
        const file = path.join(incoming, name);
        const found = await stat(file).catch(() => null);
        if (found && found.mtime < before) await rm(file, { recursive: true, force: true });
      }
    },
    put: async (content) => {
      const incoming = await newIncoming();
      const sha256 = createHash("sha256");
      let size = 0;
      const counted = new Transform({
        transform: (chunk: Buffer, _encoding, done) => {
          sha256.update(chunk);
          size += chunk.length;
          done(null, chunk);
        },
      });
      try {
        // `flush` reaches the disk before the rename, so that a power cut cannot leave a whole name on half a file.
        await pipeline(sourceOf(content), counted, createWriteStream(incoming, { flush: true }));
        const hash = sha256.digest("hex");
        if ((await sizeOf(hash)) === size) return { hash, size };
        await mkdir(path.dirname(pathOf(hash)), { recursive: true });
        await rename(incoming, pathOf(hash));
        return { hash, size };
      } finally {
        await rm(incoming, { force: true });
      }
    },
  };
}

// A single chunk: Readable.from would walk over the bytes one by one.
const sourceOf = (content: Readable | Uint8Array) =>
  content instanceof Readable ? content : Readable.from([content]);

import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";

/** A content-addressed file. */
export type StoredFile = { readonly hash: string; readonly size: number };

export type FileStore = {
  /** Stores content once, however often it arrives. Atomic: a file exists in full or not at all. */
  readonly put: (content: Readable | Uint8Array) => Promise<StoredFile>;
  /**
   * Writes untrusted content to a folder of its own and removes that folder after `use`, whatever the outcome and
   * whatever else was put there: uploads that broke off, were rejected or failed leave nothing behind.
   */
  readonly withIncoming: <Result>(
    content: Readable,
    use: (file: string) => Promise<Result>,
  ) => Promise<Result>;
  /** The hash of the file whose short name this is (`shortNameOf`); null if there is none. */
  readonly find: (shortName: string) => Promise<string | null>;
  /** The file's path on disk, whether or not it exists. */
  readonly pathOf: (hash: string) => string;
  /** Size in bytes, or null if there is no such file. */
  readonly sizeOf: (hash: string) => Promise<number | null>;
  /** The content, or a range of it (`end` inclusive). */
  readonly read: (hash: string, part?: { readonly start: number; readonly end: number }) => Readable;
  /** Deletes a file that nothing refers to any more. Idempotent. */
  readonly remove: (hash: string) => Promise<void>;
  /** Deletes leftovers of uploads that broke off before the given time. */
  readonly tidy: (before: Date) => Promise<void>;
};

/** SHA-256 in lower-case hex. */
export const isHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/**
 * The first half of a hash: 128 bits, so a collision cannot be constructed. Half as long where addresses are many
 * (R-UPL-8).
 */
export const shortNameOf = (hash: string): string => hash.slice(0, SHORT_LENGTH);

const SHORT_LENGTH = 32;
const SHORT_NAME = /^[0-9a-f]{32}$/;

/**
 * Files on disk, named by the SHA-256 of their content (`ab/cd…`): equal files are stored once, and a name can never
 * escape the folder.
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
    find: async (shortName) => {
      if (!SHORT_NAME.test(shortName)) return null;
      const names = await readdir(path.join(folder, shortName.slice(0, 2))).catch(() => []);
      const found = names.find((name) => name.startsWith(shortName.slice(2)));
      return found === undefined ? null : shortName.slice(0, 2) + found;
    },
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
        // `flush` reaches the disk before the rename, so that a power cut cannot leave a final name on half a file.
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

// A single chunk: Readable.from would iterate over the bytes one by one.
const sourceOf = (content: Readable | Uint8Array) =>
  content instanceof Readable ? content : Readable.from([content]);

import { open as openFile } from "node:fs/promises";
import type { Readable } from "node:stream";
import { Transform } from "node:stream";
import { crc32 } from "node:zlib";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import { ApiError } from "../../platform/errors.ts";

/** Limits for an uploaded archive. Sizes in bytes. */
export type UnpackLimits = {
  /** Folders count as well: an archive may have a million of them and not one file. */
  readonly entries: number;
  readonly fileBytes: number;
  readonly totalBytes: number;
  /** Compression ratio: unpacked bytes per packed byte, over the whole archive. */
  readonly ratio: number;
};

export const WEB_BUILD_LIMITS: UnpackLimits = {
  entries: 10_000,
  fileBytes: 256 * 1_024 ** 2,
  totalBytes: 1_024 ** 3,
  ratio: 200,
};

/**
 * Passes every file of a zip archive to `keep`, one at a time.
 *
 * Trusts nothing the archive claims: rejects path traversal, links, encrypted entries, names that differ only by case,
 * and anything above the limits. Bytes are counted and their checksum is taken as they are unpacked, since what is
 * stated in an archive can be forged.
 *
 * @param file path of the archive on disk
 * @throws ApiError `input/invalid` with the reason in `facts.reason`
 */
export async function unpackZip(
  file: string,
  limits: UnpackLimits,
  keep: (path: string, content: Readable) => Promise<void>,
): Promise<void> {
  await expectArchive(file);
  const archive = await open(file);
  const seen = new Set<string>();
  let unpacked = 0;
  try {
    if (archive.entryCount > limits.entries) throw refused("too-many-files");
    for await (const entry of entriesOf(archive)) {
      const { fileName } = entry;
      if (fileName.endsWith("/")) continue;
      refuseStrange(entry);
      const name = alike(fileName);
      if (seen.has(name)) throw refused("duplicate-name");
      seen.add(name);

      let bytes = 0;
      let checksum = 0;
      const counted = new Transform({
        transform: (chunk: Buffer, _encoding, done) => {
          bytes += chunk.length;
          unpacked += chunk.length;
          checksum = crc32(chunk, checksum);
          const tooMuch = overrun(bytes, unpacked, archive.fileSize, limits);
          if (tooMuch) done(refused(tooMuch));
          else done(null, chunk);
        },
        flush: (done) => done(checksum === entry.crc32 ? null : refused("damaged")),
      });
      const content = await openEntry(archive, entry);
      content.on("error", (fault) => counted.destroy(damaged(fault)));
      await keep(fileName, content.pipe(counted));
    }
  } finally {
    archive.close();
  }
}

function overrun(
  fileBytes: number,
  totalBytes: number,
  packedBytes: number,
  limits: UnpackLimits,
): string | null {
  if (fileBytes > limits.fileBytes) return "file-too-large";
  if (totalBytes > limits.totalBytes) return "too-large";
  // Small harmless archives can compress very well, so the ratio only applies from a megabyte on.
  return totalBytes > 1_024 ** 2 && totalBytes > packedBytes * limits.ratio ? "packed-too-tightly" : null;
}

/** Normalizes names that some file system considers equal: different in case, or in how an accent is encoded. */
const alike = (name: string): string => name.normalize("NFKC").toLowerCase();

/**
 * An archive must start with its first file. If anything precedes that, it is also a program or a document (a
 * polyglot).
 */
async function expectArchive(file: string): Promise<void> {
  const handle = await openFile(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    if (buffer.toString("latin1") !== "PK\u0003\u0004") throw refused("damaged");
  } finally {
    await handle.close();
  }
}

function refuseStrange(entry: Entry): void {
  const { fileName } = entry;
  // Also covers dots and slashes of other scripts, which some systems normalize to ASCII.
  const folders = fileName.normalize("NFKC").split("/");
  if (fileName.length > 240 || folders.length > 20) throw refused("name-too-long");
  if (folders.some((part) => part === "" || part === "." || part === "..") || /[\p{Cc}\\:]/u.test(fileName)) {
    throw refused("name-not-allowed");
  }
  if ((entry.generalPurposeBitFlag & 1) !== 0) throw refused("encrypted");
  // The upper half holds the Unix mode if the archive was created on Unix; 0 elsewhere.
  const kind = (entry.externalFileAttributes >>> 16) & 0o170000;
  if (kind !== 0 && kind !== 0o100000) throw refused("not-a-plain-file");
}

function open(file: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.open(
      file,
      { lazyEntries: true, autoClose: false, strictFileNames: true, validateEntrySizes: true },
      (fault, archive) => (archive ? resolve(archive) : reject(damaged(fault))),
    );
  });
}

async function* entriesOf(archive: ZipFile): AsyncGenerator<Entry> {
  while (true) {
    const entry = await new Promise<Entry | null>((resolve, reject) => {
      const settle =
        <Value>(done: (value: Value) => void) =>
        (value: Value) => {
          archive.removeAllListeners("entry").removeAllListeners("end").removeAllListeners("error");
          done(value);
        };
      archive.once("entry", settle(resolve));
      archive.once(
        "end",
        settle(() => resolve(null)),
      );
      archive.once(
        "error",
        settle((fault: unknown) => reject(damaged(fault))),
      );
      archive.readEntry();
    });
    if (entry === null) return;
    yield entry;
  }
}

function openEntry(archive: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    archive.openReadStream(entry, (fault, content) => (content ? resolve(content) : reject(damaged(fault))));
  });
}

const refused = (reason: string) =>
  new ApiError("input/invalid", `The archive is refused: ${reason}.`, { reason });

/** yauzl describes the problem in English; path traversal is among its errors. */
function damaged(fault: unknown): ApiError {
  if (fault instanceof ApiError) return fault;
  const says = fault instanceof Error ? fault.message : "unreadable";
  const isName = /relative path|absolute path|invalid characters/.test(says);
  return refused(isName ? "name-not-allowed" : "damaged");
}

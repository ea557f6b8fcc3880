import { open as openFile } from "node:fs/promises";
import type { Readable } from "node:stream";
import { Transform } from "node:stream";
import { crc32 } from "node:zlib";
import {
  ARCHIVE_LIMITS,
  archiveExcess,
  decodeName,
  isUncompressedMedia,
  planArchive,
  readingOfNames,
  type ArchiveLimits,
  type ArchiveNotice,
  type NamesEncoding,
  type NamesReading,
} from "@catnip/domain/builds";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import { ApiError, type ErrorFacts } from "../../platform/errors.ts";

/** How an archive was read, for its creator. */
type ArchiveReading = {
  readonly names: NamesReading;
  readonly notices: readonly ArchiveNotice[];
};

/**
 * Passes every file of a zip archive to `keep`, one at a time, under the path it belongs to (R-DLV-9).
 *
 * Trusts nothing the archive claims: rejects path traversal, links, encrypted entries, names that differ only by case,
 * and anything above the limits. Bytes are counted and their checksum is taken as they are unpacked, since what is
 * stated in an archive can be forged.
 *
 * @param file path of the archive on disk
 * @param options.namesEncoding the encoding its creator chose; null: detected (R-DLV-8)
 * @throws ApiError `input/invalid` with the reason in `facts.reason`; where the creator has to choose an encoding, the
 *   candidates with samples are in `facts.candidates`
 */
export async function unpackZip(
  file: string,
  { limits = ARCHIVE_LIMITS, namesEncoding = null }: UnpackOptions,
  keep: (path: string, content: Readable) => Promise<void>,
): Promise<ArchiveReading> {
  await expectArchive(file);
  const archive = await open(file);
  try {
    if (archive.entryCount > limits.entries) throw refused("too-many-files");
    const entries: Entry[] = [];
    for await (const entry of entriesOf(archive)) entries.push(entry);
    const { names, reading } = readNames(entries, namesEncoding);
    const plan = planArchive(names);
    if (plan.problem !== null) throw refused(plan.problem);
    const files = entries.flatMap((entry, index) => {
      const path = plan.paths[index] ?? null;
      if (!names[index]?.match(/[/\\]$/)) refuseStrange(entry);
      return path === null ? [] : [{ entry, path }];
    });
    if (files.length > limits.files) throw refused("too-many-files");
    await unpackFiles(archive, files, limits, keep);
    return { names: reading, notices: [...decodedNotice(reading), ...plan.notices] };
  } finally {
    archive.close();
  }
}

type UnpackOptions = {
  readonly limits?: ArchiveLimits;
  readonly namesEncoding?: NamesEncoding | null | undefined;
};

async function unpackFiles(
  archive: ZipFile,
  files: readonly { readonly entry: Entry; readonly path: string }[],
  limits: ArchiveLimits,
  keep: (path: string, content: Readable) => Promise<void>,
): Promise<void> {
  let totalBytes = 0;
  let mediaBytes = 0;
  for (const { entry, path } of files) {
    let fileBytes = 0;
    let checksum = 0;
    const isMedia = isUncompressedMedia(path);
    const counted = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        fileBytes += chunk.length;
        totalBytes += chunk.length;
        if (isMedia) mediaBytes += chunk.length;
        checksum = crc32(chunk, checksum);
        const packedBytes = archive.fileSize;
        const excess = archiveExcess({ fileBytes, totalBytes, mediaBytes, packedBytes }, limits);
        if (excess) done(refused(excess));
        else done(null, chunk);
      },
      flush: (done) => done(checksum === entry.crc32 ? null : refused("damaged")),
    });
    const content = await openEntry(archive, entry);
    content.on("error", (fault) => counted.destroy(damaged(fault)));
    await keep(path, content.pipe(counted));
  }
}

/**
 * The names of all entries. Those that say so are UTF-8 (by flag, or by the field of Info-ZIP); a flag that is wrong
 * counts for nothing.
 *
 * @throws ApiError `input/invalid`: `names-unreadable`, or `names-unsure` with candidates
 */
function readNames(
  entries: readonly Entry[],
  given: NamesEncoding | null,
): { readonly names: readonly string[]; readonly reading: NamesReading } {
  const stated = entries.map(statedName);
  const unstated = entries.filter((_, index) => stated[index] === null).map(({ fileNameRaw }) => fileNameRaw);
  const reading = readingOfNames(unstated, given);
  if (reading === null) throw refused("names-unreadable");
  const { encoding, confidence, candidates } = reading;
  if (confidence === "unsure") throw refused("names-unsure", { candidates: sampled(candidates) });
  const names = entries.map(({ fileNameRaw }, index) => stated[index] ?? decodeName(fileNameRaw, encoding));
  if (!names.every((name) => name !== null)) throw refused("names-unreadable");
  return { names, reading };
}

/** A name that the entry states to be UTF-8, or null. */
function statedName({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string | null {
  for (const { id, data } of extraFields) {
    // Info-ZIP's Unicode path: version 1, the checksum of the name it replaces, the name.
    const isUsed =
      id === 0x7075 && data.length > 5 && data[0] === 1 && data.readUInt32LE(1) === crc32(fileNameRaw);
    const name = isUsed ? decodeName(data.subarray(5), "utf-8") : null;
    if (name !== null) return name;
  }
  return (generalPurposeBitFlag & 0x800) === 0 ? null : decodeName(fileNameRaw, "utf-8");
}

/** `gbk: 夜.png; big5: …`, since facts of errors are plain values. */
const sampled = (candidates: NamesReading["candidates"]): string =>
  candidates.map(({ encoding, samples }) => `${encoding}: ${samples.join(", ")}`).join("; ");

function decodedNotice({ encoding, candidates: [taken] }: NamesReading): readonly ArchiveNotice[] {
  return encoding === "utf-8" || !taken ? [] : [{ code: "names-decoded", encoding, samples: taken.samples }];
}

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
  if ((entry.generalPurposeBitFlag & 1) !== 0) throw refused("encrypted");
  // The upper half holds the Unix mode if the archive was created on Unix; 0 elsewhere.
  const kind = (entry.externalFileAttributes >>> 16) & 0o170000;
  if (kind !== 0 && kind !== 0o100000) throw refused("not-a-plain-file");
}

function open(file: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.open(
      file,
      // Names are decoded here, from all of them together.
      { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: true },
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

const refused = (reason: string, facts: ErrorFacts = {}) =>
  new ApiError("input/invalid", `The archive is refused: ${reason}.`, { reason, ...facts });

const damaged = (fault: unknown): ApiError => (fault instanceof ApiError ? fault : refused("damaged"));

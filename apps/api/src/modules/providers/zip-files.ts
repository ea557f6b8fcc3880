import type { Readable } from "node:stream";
import { crc32 } from "node:zlib";
import yauzl, { type Entry } from "yauzl";

/** A vendor's archive has a file or two; these stop whatever is none. Bytes are those after unpacking. */
const ENTRIES_MAX = 16;
const BYTES_MAX = 256 * 1_024 ** 2;

/** Bit 11: the name is UTF-8. Mainland vendors write names in GBK, and leave it out. */
const UTF8_NAME = 1 << 11;

type ZippedFile = { readonly name: string; readonly bytes: Uint8Array };

/**
 * The files of a vendor's zip archive whose names are wanted. They stay in memory, and nothing the archive says of
 * itself is believed: bytes are counted as they are unpacked, and compared with their checksum.
 *
 * @param bytesMax how many bytes all of them may have
 * @returns null for what is no archive, is damaged, encrypted or too large, or has a name twice
 */
export async function filesInZip(
  zip: Uint8Array,
  isWanted: (name: string) => boolean,
  bytesMax = BYTES_MAX,
): Promise<readonly ZippedFile[] | null> {
  const files = new Map<string, ZippedFile>();
  let left = bytesMax;
  try {
    const archive = await yauzl.fromBufferPromise(Buffer.from(zip), {
      lazyEntries: true,
      decodeStrings: false,
    });
    if (archive.entryCount > ENTRIES_MAX) return null;
    for await (const entry of archive.eachEntry()) {
      const name = nameOf(entry);
      if (!isWanted(name)) continue;
      if (entry.isEncrypted() || files.has(name)) return null;
      const bytes = await unpacked(await archive.openReadStreamPromise(entry), left);
      if (!bytes || crc32(bytes) !== entry.crc32) return null;
      left -= bytes.length;
      files.set(name, { name, bytes });
    }
    return [...files.values()];
  } catch {
    return null;
  }
}

const nameOf = ({ fileNameRaw, generalPurposeBitFlag: flags }: Entry): string =>
  new TextDecoder((flags & UTF8_NAME) === 0 ? "gbk" : "utf-8").decode(fileNameRaw);

async function unpacked(content: Readable, bytesMax: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of content as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (bytes > bytesMax) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

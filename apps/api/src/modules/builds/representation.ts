import { brotliDecompressSync, constants } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { FileStore } from "../../platform/files/file-store.ts";
import type { BuildManifest, ManifestFile } from "./builds.tables.ts";
import { isText, mediaType } from "./media-types.ts";

/** How a file of a build is described to a browser. */
export type Representation = {
  readonly type: string;
  /** What the file's bytes are already compressed with. */
  readonly encoding?: "gzip" | "br";
};

/**
 * Describes files of builds (R-PLY-9). Their content decides together with their name: engines compress files before
 * they are uploaded, and documents have charsets of their own. What was found is remembered by name and content.
 *
 * @returns a function of a build's files and the path of one of them
 */
export function createRepresentations(
  files: FileStore,
): (manifest: BuildManifest, path: string, file: ManifestFile) => Promise<Representation> {
  const known = new LRUCache<string, Representation>({ max: 20_000 });
  return async (manifest, path, { hash }) => {
    const loaders = /\.unityweb$/i.test(path) ? loadersBeside(manifest, path) : [];
    const key = [path, hash, ...loaders].join(" ");
    const remembered = known.get(key);
    if (remembered) return remembered;
    const found = await describe(files, path, hash, loaders);
    known.set(key, found);
    return found;
  };
}

async function describe(
  files: FileStore,
  path: string,
  hash: string,
  loaders: readonly string[],
): Promise<Representation> {
  const [, inner, outer] = /^(.+)\.(gz|br|unityweb)$/i.exec(path) ?? [];
  if (inner !== undefined && outer !== undefined) {
    const encoding = encodingOf(await start(files, hash), outer.toLowerCase());
    return encoding && !(await areUnpacking(files, loaders))
      ? { type: mediaType(inner), encoding }
      : { type: mediaType(path) };
  }
  const type = mediaType(path);
  return isText(type) && isUtf8(await start(files, hash), type)
    ? { type: `${type}; charset=utf-8` }
    : { type };
}

/** What a file is compressed with, by its content: an archive merely named `.gz` or `.br` is sent as it is. */
function encodingOf(content: Buffer, outer: string): "gzip" | "br" | null {
  if (content[0] === 0x1f && content[1] === 0x8b && content[2] === 8) return outer === "br" ? null : "gzip";
  return outer !== "gz" && isBrotli(content) ? "br" : null;
}

/** Brotli has no signature, so a part is decoded. */
function isBrotli(content: Buffer): boolean {
  try {
    const options = { finishFlush: constants.BROTLI_OPERATION_FLUSH, maxOutputLength: 16 * START_BYTES };
    return brotliDecompressSync(content, options).length > 0;
  } catch (error) {
    // So much came out of it that it was stopped.
    return (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
  }
}

/** Hashes of the scripts in a file's folder that are named as loaders. */
function loadersBeside(manifest: BuildManifest, path: string): readonly string[] {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  return Object.entries(manifest)
    .filter(([name]) => name.startsWith(folder) && /^[^/]*loader[^/]*\.js$/i.test(name.slice(folder.length)))
    .map(([, { hash }]) => hash);
}

/**
 * Whether loaders decompress files themselves and need the bytes as they are. Unity's own ("decompression fallback")
 * does so only with content that carries Unity's marker, and the browser is faster.
 */
async function areUnpacking(files: FileStore, loaders: readonly string[]): Promise<boolean> {
  for (const hash of loaders) {
    const code = (await start(files, hash, LOADER_BYTES_MAX)).toString("latin1");
    if (!code.includes("UnityWeb Compressed Content") && DECOMPRESSES.test(code)) return true;
  }
  return false;
}

const DECOMPRESSES = /DecompressionStream|gunzip|inflate|brotli/i;

/**
 * Whether text is to be declared as UTF-8. What is not is sent without a charset, so that a page has the one its
 * `<meta>` states.
 */
function isUtf8(content: Buffer, type: string): boolean {
  if (type === "text/html" && DECLARES_CHARSET.test(content.subarray(0, 1_024).toString("latin1")))
    return false;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(content, { stream: true });
    // A page that declares nothing would have the charset of its reader's country.
    return type === "text/html" || text.length < content.length;
  } catch {
    return false;
  }
}

const DECLARES_CHARSET = /<meta[^>]+charset\s*=/i;
const START_BYTES = 256 * 1_024;
const LOADER_BYTES_MAX = 2 * 1_024 * 1_024;

async function start(files: FileStore, hash: string, bytes = START_BYTES): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of files.read(hash, { start: 0, end: bytes - 1 })) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import yazl from "yazl";

export type ZipEntry = { readonly path: string; readonly content: Uint8Array; readonly compress?: boolean };

/** A zip archive of the entries. Deterministic: the same entries give the same bytes. */
export function zipOf(entries: readonly ZipEntry[]): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const { path: name, content, compress = true } of entries) {
    zip.addBuffer(Buffer.from(content), name, { compress, mtime: LONG_AGO, mode: 0o100644 });
  }
  zip.end();
  return buffer(zip.outputStream);
}

/** Every file below a folder, with archive paths, in a fixed order. */
export async function folderEntries(folder: string): Promise<readonly ZipEntry[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(
    files.toSorted().map(async (file) => ({
      path: path.relative(folder, file).replaceAll(path.sep, "/"),
      content: await readFile(file),
    })),
  );
}

const LONG_AGO = new Date("2020-01-01T00:00:00Z");

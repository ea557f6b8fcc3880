import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

export type Importers = {
  /** All source files, relative to the folder. */
  readonly files: readonly string[];
  /** A file and everything that imports it, directly or through others. */
  readonly of: (file: string) => ReadonlySet<string>;
};

/** Reads which files of a folder import which. */
export async function readImporters(folder: string): Promise<Importers> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const importers = new Map<string, string[]>();
  for (const file of files) {
    const text = await readFile(path.join(folder, file), "utf8");
    for (const [, specifier = ""] of text.matchAll(/(?:from|import) "(\.[^"]+)"/g)) {
      const imported = path.join(path.dirname(file), specifier);
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return {
    files,
    of: (file) => {
      const found = new Set([file]);
      for (const each of found) for (const importer of importers.get(each) ?? []) found.add(importer);
      return found;
    },
  };
}

import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Books in a single file, so they survive a restart. Deliberately simple: this is a simulator. */
export type JsonFile<Content> = { readonly content: Content; readonly save: () => void };

export function openJsonFile<Content>(file: string, empty: Content): JsonFile<Content> {
  mkdirSync(path.dirname(file), { recursive: true });
  const content = readContent(file, empty);
  return {
    content,
    save: () => {
      const half = `${file}.tmp`;
      writeFileSync(half, JSON.stringify(content, null, 1));
      renameSync(half, file);
    },
  };
}

function readContent<Content>(file: string, empty: Content): Content {
  try {
    // Only `save` writes this.
    const content: Content = JSON.parse(readFileSync(file, "utf8"));
    return content;
  } catch (fault) {
    if (fault instanceof Error && "code" in fault && fault.code === "ENOENT") return empty;
    throw new Error(
      `The bank's books in ${file} cannot be read; move the file away to start with empty ones.`,
      { cause: fault },
    );
  }
}

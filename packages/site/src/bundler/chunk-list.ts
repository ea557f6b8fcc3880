import { writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));

/** A script of the browser's build. */
export interface Chunk {
  /** Below `build/client`. */
  readonly file: string;
  /** The same in every release: its file without the hash. */
  readonly name: string;
  /** Scripts that are loaded with it, by file. */
  readonly imports: readonly string[];
  /** The sources it was made from, below the repository's root, and their sizes before compression. */
  readonly modules: Readonly<Record<string, number>>;
}

/**
 * Writes `build/chunks.json`, beside what is served: which sources are in which script, and what is loaded with it. From
 * it `scripts/budgets.ts` reckons what a page loads.
 */
export const chunkList: Plugin = {
  name: "catnip:chunk-list",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  writeBundle({ dir }, bundle) {
    if (dir === undefined) return;
    const chunks = Object.values(bundle).flatMap((output): Chunk[] => {
      if (output.type !== "chunk") return [];
      const modules = Object.entries(output.modules).map(
        ([id, { renderedLength }]) => [path.relative(ROOT, id), renderedLength] as const,
      );
      const { fileName: file, name, imports } = output;
      return [{ file, name, imports, modules: Object.fromEntries(modules) }];
    });
    writeFileSync(path.join(dir, "../chunks.json"), JSON.stringify(chunks, null, 1));
  },
};

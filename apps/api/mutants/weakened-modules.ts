import path from "node:path";
import type { Plugin } from "vitest/config";
import { API, edited, isSql, pathOf } from "./apply-edits.ts";
import type { Edit } from "./weakening.ts";

/** The module that reads the files of `sql/`. */
export const SQL_READER = path.join(API, "src/platform/migrations/sql-files.ts");
const READ = 'readFileSync(path.join(SQL_FOLDER, `${name}.sql`), "utf8")';

/**
 * Hands out weakened modules in place of those on the disk, which stay as they are: a run that is killed leaves nothing
 * behind.
 */
export function weakenedModules(): { readonly plugin: Plugin; weaken: (edits: readonly Edit[]) => void } {
  let current: readonly Edit[] = [];
  return {
    weaken: (edits) => {
      current = edits;
    },
    plugin: {
      name: "weakened-modules",
      enforce: "pre",
      transform(code, id) {
        const file = id.split("?")[0];
        if (file === SQL_READER) return edited(code, [readingWeakened(current.filter(isSql))]);
        const own = current.filter((edit) => !isSql(edit) && pathOf(edit.file) === file);
        return own.length > 0 ? edited(code, own) : null;
      },
    },
  };
}

/**
 * The verification compares functions with their files: it is to find the weakened ones there, as if they had been
 * released.
 */
function readingWeakened(edits: readonly Edit[]): Edit {
  const to = `${JSON.stringify(edits)}.reduce(
    (text, { file, from, to }) => (file === \`sql/\${name}.sql\` ? text.split(from).join(to) : text), ${READ})`;
  return { file: SQL_READER, from: READ, to };
}

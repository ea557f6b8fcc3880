import { readFileSync } from "node:fs";
import path from "node:path";
import type { Edit, Weakening } from "./weakening.ts";

export const API = path.resolve(import.meta.dirname, "..");

/** Path of an edited file, or of a test file. */
export const pathOf = (file: string): string =>
  path.join(API, file.startsWith("sql/") ? "" : "src/modules", file);

export const isSql = ({ file }: Pick<Edit, "file">): boolean => file.startsWith("sql/");

/** A text after the edits. @throws Error if the text of one does not stand there exactly once */
export function edited(text: string, edits: readonly Edit[]): string {
  let changed = text;
  for (const { file, from, to } of edits) {
    const parts = changed.split(from);
    if (parts.length !== 2)
      throw new Error(`its text stands ${parts.length - 1} times in ${file}, not once: ${from}`);
    changed = parts.join(to);
  }
  return changed;
}

/** Says which entries of the list no longer fit the code; empty: none. */
export function staleEntries(weakenings: readonly Weakening[]): readonly string[] {
  const ids = weakenings.map(({ id }) => id);
  const problemOf = ({ id, edits }: Weakening): string | null => {
    if (ids.indexOf(id) !== ids.lastIndexOf(id)) return "its id stands for another one too";
    try {
      for (const edit of edits) edited(readFileSync(pathOf(edit.file), "utf8"), [edit]);
      return null;
    } catch (fault) {
      return fault instanceof Error ? fault.message : String(fault);
    }
  };
  return weakenings.flatMap((weakening) => {
    const problem = problemOf(weakening);
    return problem === null ? [] : [`${weakening.id}: ${problem}`];
  });
}

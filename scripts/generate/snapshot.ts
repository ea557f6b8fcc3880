import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A snapshot of files: path from the root → content. */
export type Snapshot = ReadonlyMap<string, string>;

export const snapshot = (root: string, patterns: readonly string[]): Snapshot =>
  new Map(
    globSync(patterns, { cwd: root }).map((file) => [file, readFileSync(path.join(root, file), "utf8")]),
  );

/** Files created, changed or deleted between two snapshots. */
export const changedBetween = (before: Snapshot, after: Snapshot): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .toSorted();

/** Restores files from a snapshot. */
export function restore(root: string, wanted: Snapshot, there: Snapshot): void {
  for (const file of changedBetween(wanted, there)) {
    const at = path.join(root, file);
    const content = wanted.get(file);
    if (content === undefined) rmSync(at);
    else {
      mkdirSync(path.dirname(at), { recursive: true });
      writeFileSync(at, content);
    }
  }
}

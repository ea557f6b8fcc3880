import { readdirSync, watch, type FSWatcher } from "node:fs";
import path from "node:path";

/** Debounce: several files saved at once, or one written twice by an editor, are one change. */
const SETTLE_MS = 60;

/**
 * Reports changed files below these folders.
 *
 * Each folder has a watcher of its own: on Linux, Node's recursive watching follows inodes rather than names,
 * and so loses files that an editor or git replaces by a new one of the same name.
 *
 * @param isMeant filter on the full path
 * @returns stops watching
 */
export function watchFiles(
  folders: readonly string[],
  isMeant: (file: string) => boolean,
  changed: (files: readonly string[]) => void,
  settleMs = SETTLE_MS,
): () => void {
  const files = new Set<string>();
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    const all = [...files];
    files.clear();
    changed(all);
  };
  const follow = (folder: string) => {
    if (watchers.has(folder) || path.basename(folder) === "node_modules") return;
    const watcher = watch(folder, (_event, name) => {
      const file = path.join(folder, name ?? "");
      if (foldersIn(folder).includes(file)) follow(file);
      if (!isMeant(file)) return;
      files.add(file);
      clearTimeout(timer);
      timer = setTimeout(tell, settleMs);
    });
    // The folder is gone.
    watcher.on("error", () => watcher.close());
    watchers.set(folder, watcher);
    for (const inner of foldersIn(folder)) follow(inner);
  };
  for (const folder of folders) follow(folder);
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}

function foldersIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => path.join(folder, name));
  } catch {
    return [];
  }
}

import {
  chmodSync,
  chownSync,
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import path from "node:path";

/**
 * Writes a small file so that it is there whole or not at all, whatever happens in between: beside it, to the disk, and
 * then into its place.
 *
 * @param options.mode rights of the file, for example `0o600`
 * @param options.owner who it is handed to; absent: it stays ours
 * @param options.keep leaves a file that is there already as it is
 */
export function writeWhole(
  file: string,
  text: string,
  options: {
    readonly mode: number;
    readonly owner?: { readonly uid: number; readonly gid: number } | undefined;
    readonly keep?: boolean;
  },
): void {
  const { mode, owner, keep = false } = options;
  const making = `${file}.${process.pid}.new`;
  rmSync(making, { force: true });
  try {
    const handle = openSync(making, "wx", mode);
    try {
      writeSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    chmodSync(making, mode); // Whatever the umask took away.
    if (owner) chownSync(making, owner.uid, owner.gid);
    if (keep) linkUnlessThere(making, file);
    else renameSync(making, file);
  } finally {
    rmSync(making, { force: true });
  }
  syncFolder(path.dirname(file));
}

function linkUnlessThere(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== "EEXIST") throw fault;
  }
}

/** The name itself is on the disk only once its folder is; Windows cannot open folders and needs none of it. */
function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

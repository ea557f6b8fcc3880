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
 * Writes a small file atomically and durably: to a temporary file, fsynced, then renamed into place.
 *
 * @param options.mode permissions of the file, for example `0o600`
 * @param options.owner who gets the file; absent: us
 * @param options.keep leaves an existing file as it is
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
    chmodSync(making, mode); // Despite the umask.
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

/** The rename is durable only once the folder is fsynced; Windows cannot open folders and does not need it. */
function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

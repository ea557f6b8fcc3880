import { createHash } from "node:crypto";
import { chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";

/** PostgreSQL refuses to run as root, so root runs it as the classic `nobody`. */
const NOBODY = 65_534;

export type RunAs = { readonly uid: number; readonly gid: number } | Record<string, never>;

/** The user the server runs as: `nobody` if we are root, else ourselves. */
export const runAs = (): RunAs => (process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {});

/** Whether another user can traverse to this folder (every parent has o+x). */
export function isReachableByOthers(folder: string): boolean {
  for (let at = folder; ; at = path.dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

/**
 * A folder with the server's binaries that `nobody` can read: the package's own, or a copy in the system's temp folder
 * if the repository lies below a private home such as `/root`.
 */
export function readableBinaries(nativeDir: string, version: string): string {
  if (process.getuid?.() !== 0 || isReachableByOthers(nativeDir)) return nativeDir;
  const copy = path.join("/var/tmp", `catnip-postgres-${version}`);
  if (!existsSync(path.join(copy, "bin/postgres"))) {
    // Copied aside and renamed into place, so that a kill in between leaves no half-copied server.
    const making = `${copy}.${process.pid}`;
    mkdirSync(making, { recursive: true, mode: 0o755 });
    cpSync(nativeDir, making, { recursive: true, verbatimSymlinks: true });
    rmSync(copy, { recursive: true, force: true });
    renameSync(making, copy);
  }
  return copy;
}

/**
 * Where the cluster really lives: the configured folder, or `/var/lib/catnip/…` if root keeps the project in a private
 * home (such as `/root`) that the server's user can never enter. The name is derived from the configured path, so every
 * start finds the same one.
 */
export function clusterFolder(wanted: string): string {
  if (process.getuid?.() !== 0 || isReachableByOthers(path.dirname(wanted))) return wanted;
  return path.join("/var/lib/catnip", createHash("sha256").update(wanted).digest("hex").slice(0, 16), "pg");
}

/** Creates the cluster's folder, owned by the server's user. */
export function prepareDataFolder(folder: string, as: RunAs): void {
  mkdirSync(path.dirname(folder), { recursive: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid);
}

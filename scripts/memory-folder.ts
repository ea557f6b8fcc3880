import { mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const SHARED_MEMORY = "/dev/shm";
const NAME = /^catnip-test-(\d+)$/;
/** Containers often have 64 MB there; a run needs some hundred. */
const BYTES_MIN = 2 * 1024 ** 3;

/**
 * A temporary folder of this process, in memory where there is room: a test's database is a thousand small files, which
 * a disk's file system creates and deletes ten times as slowly. It is removed when the process ends.
 */
export function memoryFolder(): string {
  if (!hasRoom()) return tmpdir();
  for (const name of readdirSync(SHARED_MEMORY)) {
    const [, pid] = NAME.exec(name) ?? [];
    // Left by a killed run: it would take up memory until the next restart of the machine.
    if (pid && !isAlive(Number(pid))) remove(path.join(SHARED_MEMORY, name));
  }
  const folder = path.join(SHARED_MEMORY, `catnip-test-${process.pid}`);
  // As root, databases run as another user, who has to get there.
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  process.once("exit", () => remove(folder));
  return folder;
}

function hasRoom(): boolean {
  if (process.platform !== "linux") return false;
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    return bavail * bsize >= BYTES_MIN;
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code === "EPERM";
  }
}

function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // Another user's, or still in use: the next run tries again.
  }
}

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

export type Postmaster = { readonly pid: number; readonly port: number };

/** Contents of the server's own lock file (line 1 process id, line 4 port); null if there is none. */
export function readPostmasterFile(dataDir: string): Postmaster | null {
  const file = path.join(dataDir, "postmaster.pid");
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, "utf8").split("\n");
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return Number.isInteger(pid) && Number.isInteger(port) && pid > 0 && port > 0 ? { pid, port } : null;
}

/**
 * Whether the process is a running PostgreSQL. A zombie still answers signal 0, and a process id may have been reused,
 * so on Linux its state and name are checked.
 */
export function isLivingPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [name, rest] = [
      stat.slice(stat.indexOf("(") + 1, stat.lastIndexOf(")")),
      stat.slice(stat.lastIndexOf(")") + 2),
    ];
    return name === "postgres" && !rest.startsWith("Z");
  } catch {
    return !existsSync("/proc");
  }
}

/** Whether the process is dead but not yet reaped, which PostgreSQL mistakes for a running server. */
export function isZombie(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).startsWith("Z");
  } catch {
    return false;
  }
}

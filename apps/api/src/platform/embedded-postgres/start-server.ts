import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";
import type { Binaries } from "./binaries.ts";
import { brokenFolder } from "./broken-folder.ts";
import type { RunAs } from "./folder-access.ts";

const READY = "ready to accept connections";
const START_TIMEOUT_MS = 60_000;

/**
 * Lets each of the server's processes keep the memory of its last statement for the next, in bytes. By default
 * glibc returns free memory beyond 128 kB at the end of its heap and requests it again for the next statement, which
 * interrupts all cores each time. Other C libraries ignore these variables.
 */
const KEEPS_MEMORY = {
  MALLOC_TRIM_THRESHOLD_: String(8 * 1_024 * 1_024),
  MALLOC_TOP_PAD_: String(1_024 * 1_024),
  // Setting any of these fixes the others: larger allocations than this are requested and returned one by one.
  MALLOC_MMAP_THRESHOLD_: String(4 * 1_024 * 1_024),
} as const;

/** A server that is our child process. */
export type StartedServer = { readonly stop: () => Promise<void>; readonly exited: Promise<void> };

export async function startChild(
  binaries: Binaries,
  dataDir: string,
  port: number,
  settings: readonly string[],
  as: RunAs,
): Promise<StartedServer> {
  const child = await startServer(binaries, dataDir, port, settings, as);
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return { stop: () => stopChild(child, exited), exited };
}

function startServer(
  binaries: Binaries,
  dataDir: string,
  port: number,
  settings: readonly string[],
  as: RunAs,
) {
  const flags = [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=100",
    "shared_buffers=256MB",
    "jit=off",
    ...settings,
  ];
  const child = spawn(binaries.postgres, ["-D", dataDir, ...flags.flatMap((flag) => ["-c", flag])], {
    ...as,
    cwd: path.dirname(dataDir),
    env: { PATH: process.env.PATH, TZ: "UTC", ...KEEPS_MEMORY },
    stdio: ["ignore", "ignore", "pipe"],
    // In its own process group: Ctrl-C reaches only us, and we close connections and stop the server.
    detached: true,
  });
  return new Promise<ChildProcess>((resolve, reject) => {
    let said = "";
    const failed = () => {
      clearTimeout(timer);
      reject(brokenFolder(dataDir, said));
    };
    const timer = setTimeout(
      () => reject(brokenFolder(dataDir, `not ready after ${START_TIMEOUT_MS} ms\n${said}`)),
      START_TIMEOUT_MS,
    );
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      said = (said + text).slice(-4_000);
      if (!said.includes(READY)) return;
      clearTimeout(timer);
      child.off("exit", failed);
      resolve(child);
    });
    child.once("error", reject);
    child.once("exit", failed);
  });
}

function stopChild(child: ChildProcess, exited: Promise<void>): Promise<void> {
  // SIGINT is PostgreSQL's fast shutdown: open transactions roll back, data files are left clean.
  child.kill("SIGINT");
  return exited;
}

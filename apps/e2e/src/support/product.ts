import { execFile, spawn, type ChildProcess } from "node:child_process";
import { closeSync, existsSync, openSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import { promisify } from "node:util";
import { DATA_DIR, PORT } from "./settings.ts";

const PID_FILE = `${DATA_DIR}.pid`;
/** The product's output while it runs. */
export const LOG_FILE = `${DATA_DIR}.log`;
const ROOT = path.resolve(import.meta.dirname, "../../../..");
const START_TIMEOUT_MS = 180_000;
const LOOK_EVERY_MS = 200;

/**
 * Starts the product and waits until it answers. The process is ours to kill: its pid is kept in a file. Its
 * output goes to a file too, which outlives the processes that start it.
 *
 * @param root the repository whose product is started; absent: this one
 * @param sites comma-separated; absent: all
 */
export async function startProduct(root = ROOT, sites?: string): Promise<void> {
  const log = openSync(LOG_FILE, "a");
  const child = spawn(process.execPath, [path.join(root, "apps/server/src/main.ts")], {
    // Several on every machine: what goes wrong between them must show in a journey.
    env: { WORKERS: "2", ...process.env, PORT: String(PORT), DATA_DIR, ...(sites && { SITES: sites }) },
    stdio: ["ignore", log, log],
    detached: true,
  });
  closeSync(log);
  writeFileSync(PID_FILE, String(child.pid));
  await untilHealthy(child, () => readFileSync(LOG_FILE, "utf8").slice(-8_000));
  child.unref();
}

/** Kills all of the product's processes at once, like a crash: nothing is flushed, closed or logged. */
export function killProduct(): void {
  // The workers first: alone they would still finish what they have begun.
  for (const id of [...workersOf(pid()), pid()]) process.kill(id, "SIGKILL");
}

/** The processes that serve requests. The database's are left alone. */
function workersOf(parent: number): readonly number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, "utf8");
        const title = readFileSync(`/proc/${name}/cmdline`, "utf8");
        return new RegExp(`^PPid:\\s+${parent}$`, "m").test(status) && title.startsWith("catnip worker");
      } catch {
        return false; // It has ended meanwhile.
      }
    })
    .map(Number);
}

/** Stops the product as Ctrl-C does, and waits until it has exited. */
export async function stopProduct(): Promise<void> {
  if (!existsSync(PID_FILE)) return;
  const id = pid();
  try {
    process.kill(id, "SIGTERM");
  } catch {
    return;
  }
  while (isAlive(id)) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
}

/** The pid of the product's process. Fails when it has exited. */
export function productId(): number {
  const id = pid();
  if (!isAlive(id)) throw new Error("The product has ended.");
  return id;
}

/** Output of `pnpm ledger verify` on the product's database, whatever its result. */
export const booksBalance = (): Promise<string> => ledger("verify");

/** Output of `pnpm ledger …` on the product's database, whatever its exit code. */
export async function ledger(...words: readonly string[]): Promise<string> {
  const run = promisify(execFile);
  const { stdout, stderr } = await run(process.execPath, [LEDGER, ...words], {
    env: { ...process.env, PORT: String(PORT), DATA_DIR },
  }).catch((fault: { stdout: string; stderr: string }) => fault);
  return stderr + stdout;
}

const LEDGER = path.join(ROOT, "apps/api/src/cli/ledger.ts");

const pid = () => Number(readFileSync(PID_FILE, "utf8"));

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return !/^State:\s+Z/m.test(
      existsSync(`/proc/${id}/status`) ? readFileSync(`/proc/${id}/status`, "utf8") : "",
    );
  } catch {
    return false;
  }
}

async function untilHealthy(child: ChildProcess, said: () => string): Promise<void> {
  const until = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The product stopped while starting:\n${said()}`);
    if (await answers()) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error(`The product did not answer within ${START_TIMEOUT_MS / 1_000} s:\n${said()}`);
}

function answers(): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request({ host: "127.0.0.1", port: PORT, path: "/health", timeout: 2_000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    asked.on("error", () => resolve(false));
    asked.on("timeout", () => asked.destroy());
    asked.end();
  });
}

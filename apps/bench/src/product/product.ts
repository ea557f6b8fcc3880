import { spawn, type ChildProcess } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { request, type RequestOptions } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { BROWSER } from "./browser-name.ts";

const ROOT = path.resolve(import.meta.dirname, "../../../..");
const SERVER = path.join(ROOT, "apps/server/src/main.ts");
/** Seeding a thousand games with pictures takes a while on the first start. */
const START_TIMEOUT_MS = 900_000;
const LOOK_EVERY_MS = 25;

/** The product in a process of its own, on a data folder that is deleted afterwards. */
export type Product = {
  readonly port: number;
  readonly origin: (site: string) => string;
  /** As the owner; another one after each start. */
  readonly databaseUrl: string;
  /** The number of its process. */
  readonly pid: number;
  /** Where its inspector listens, if it was started with `--inspect`; on this machine only. */
  readonly inspectorUrl: string | null;
  /** Duration of the first start, from spawning the process until `/health` answers, in ms. */
  readonly firstStartMs: number;
  /** Duration of seeding the generated games and players, in ms. */
  readonly plantedMs: number;
  /** Stops it as Ctrl-C does. */
  readonly stop: () => Promise<void>;
  /**
   * Starts it again, once stopped.
   *
   * @param nodeFlags for Node itself
   * @param more settings of the environment beside the usual ones
   */
  readonly startAgain: (nodeFlags?: readonly string[], more?: NodeJS.ProcessEnv) => Promise<Started>;
  /** Starts a second process on the same database and origins, at another port. */
  readonly startCopy: () => Promise<{ readonly port: number; readonly stop: () => Promise<void> }>;
  /** Runs one of the repository's commands on the same data and returns its output. */
  readonly program: (
    file: string,
    args: readonly string[],
  ) => Promise<{ readonly code: number; readonly out: string; readonly err: string }>;
  readonly remove: () => Promise<void>;
};

/** Times from spawning the process, in ms. */
type Started = {
  /** Until `/health` answers. */
  readonly healthyMs: number;
  /** Until a shop's home page has arrived. */
  readonly pageMs: number;
};

/**
 * Starts the product with a catalog of the given size and that many players (0: the demo's).
 *
 * @param wantedPort absent: a free one, or that of `BENCH_PORT`
 */
export async function startProduct(games: number, players = 0, wantedPort?: number): Promise<Product> {
  const port = wantedPort ?? (await freePort());
  const dataDir = mkdtempSync(path.join(tmpdir(), "catnip-bench-"));
  // As root, the database runs as another user: a private folder would make it use another one, which would never be
  // deleted.
  chmodSync(dataDir, 0o755);
  const env = {
    // As `pnpm start` does.
    NODE_COMPILE_CACHE: path.join(ROOT, "node_modules/.cache/compiled"),
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
  };
  let running: Running | undefined;
  const start = async (nodeFlags: readonly string[] = [], more: NodeJS.ProcessEnv = {}) => {
    const startedAt = performance.now();
    running = await launch({ ...env, ...more }, port, nodeFlags);
    return performance.now() - startedAt;
  };
  const stop = async () => {
    if (running) await end(running.child);
    running = undefined;
  };
  const remove = async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const firstStartMs = await start();
    const program: Product["program"] = (file, args) => run(path.join(ROOT, file), args, env);
    let databaseUrl = await databaseUrlOf(program);
    const plantedFrom = performance.now();
    const sizes = ["--games", String(games), ...(players > 0 ? ["--players", String(players)] : [])];
    const planted = await run(path.join(ROOT, SEED), sizes, { ...env, DATABASE_URL: databaseUrl });
    const plantedMs = performance.now() - plantedFrom;
    if (planted.code !== 0) throw new Error(`The catalogue could not be filled:\n${planted.err}`);
    return {
      port,
      origin: (site) => `http://${site}.localhost:${port}`,
      get databaseUrl() {
        return databaseUrl;
      },
      get pid() {
        return running?.child.pid ?? Number.NaN;
      },
      get inspectorUrl() {
        return running?.inspectorUrl() ?? null;
      },
      firstStartMs,
      plantedMs,
      stop,
      startAgain: async (nodeFlags, more) => {
        const startedAt = performance.now();
        const healthyMs = await start(nodeFlags, more);
        await firstPage(port);
        const pageMs = performance.now() - startedAt;
        databaseUrl = await databaseUrlOf(program);
        return { healthyMs, pageMs };
      },
      startCopy: async () => {
        const copyPort = await anyPort();
        const copy = await launch(
          {
            ...env,
            PORT: String(copyPort),
            DATABASE_URL: await serviceUrlOf(program),
            PUBLIC_ORIGIN_PATTERN: `http://{site}.localhost:${port}`,
          },
          copyPort,
        );
        return { port: copyPort, stop: () => end(copy.child) };
      },
      program,
      remove,
    };
  } catch (fault) {
    await remove();
    throw fault;
  }
}

const SEED = "apps/api/src/cli/seed.ts";

async function databaseUrlOf(program: Product["program"]): Promise<string> {
  const { code, out, err } = await program("apps/api/src/cli/bench-buyers.ts", ["--players", "0"]);
  if (code !== 0) throw new Error(`The database could not be reached:\n${err}`);
  return (JSON.parse(out) as { databaseUrl: string }).databaseUrl;
}

/** As the service connects, which owns nothing. */
async function serviceUrlOf(program: Product["program"]): Promise<string> {
  const { code, out, err } = await program("apps/api/src/cli/bench-payments.ts", []);
  if (code !== 0) throw new Error(`The database could not be reached:\n${err}`);
  return (JSON.parse(out) as { databaseUrl: string }).databaseUrl;
}

type Running = { readonly child: ChildProcess; readonly inspectorUrl: () => string | null };

async function launch(
  env: NodeJS.ProcessEnv,
  port: number,
  nodeFlags: readonly string[] = [],
): Promise<Running> {
  const child = spawn(process.execPath, [...nodeFlags, SERVER], {
    cwd: ROOT,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  let inspectorUrl: string | null = null;
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => {
      said = (said + text.toString()).slice(-4_000);
      inspectorUrl ??= /Debugger listening on (ws:\S+)/.exec(said)?.[1] ?? null;
    });
  const until = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The product stopped while starting:\n${said}`);
    if (await isHealthy(port)) return { child, inspectorUrl: () => inspectorUrl };
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  child.kill("SIGKILL");
  throw new Error(`The product did not answer within ${START_TIMEOUT_MS / 1_000} s:\n${said}`);
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}

const isHealthy = (port: number) => answersWell({ port, path: "/health" });

/** Resolves once the whole page has arrived. */
async function firstPage(port: number): Promise<void> {
  const headers = { host: `international.localhost:${port}`, "user-agent": BROWSER };
  while (!(await answersWell({ port, path: "/", headers })))
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
}

function answersWell(question: RequestOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request({ host: "127.0.0.1", timeout: 30_000, ...question }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode === 200));
    });
    asked.on("error", () => resolve(false));
    asked.on("timeout", () => asked.destroy());
    asked.end();
  });
}

function run(
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], {
      cwd: ROOT,
      env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let out = "";
    let err = "";
    child.stdout.on("data", (text: Buffer) => (out += text.toString()));
    child.stderr.on("data", (text: Buffer) => (err += text.toString()));
    child.once("error", reject);
    child.once("close", (code) => resolve({ code: code ?? -1, out, err }));
  });
}

/** A free port. `BENCH_PORT` pins it where ports are allocated. */
function freePort(): Promise<number> {
  const fixed = process.env.BENCH_PORT;
  return fixed ? Promise.resolve(Number(fixed)) : anyPort();
}

export function anyPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address ? resolve(address.port) : reject(new Error("No free port")),
      );
    });
  });
}

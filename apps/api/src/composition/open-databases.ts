import type { Config } from "../platform/config.ts";
import { connectDatabase, type Database } from "../platform/database.ts";
import { inTime, watchDatabase } from "../platform/database-watch.ts";
import type { Log } from "../platform/log.ts";
import { openDatabase } from "../platform/open-database.ts";
import { refuseDemoShop } from "../seed/refuse-demo-shop.ts";

export type Databases = {
  /** For requests. */
  readonly db: Database;
  /** Migrations, sweeps and mail take the time they need, and none of the connections that requests wait for. */
  readonly workDb: Database;
  readonly watch: ReturnType<typeof watchDatabase>;
  readonly leave: () => Promise<void>;
};

/**
 * Connects to the database twice, and brings its tables up to date.
 *
 * @throws Error with one sentence where the database may not be served from, see `openDatabase`
 */
export async function openDatabases(
  config: Config & { readonly databaseUrl: string },
  log: Log,
): Promise<Databases> {
  const watch = watchDatabase(config.databaseUrl, log);
  const db = connectDatabase(config.databaseUrl, { watch, statementMsMax: REQUEST_STATEMENT_MS_MAX });
  const workDb = await openDatabase(config, { watch, max: WORK_CONNECTIONS_MAX }).catch((fault: unknown) => {
    watch.close();
    throw fault;
  });
  const leave = async () => {
    watch.close();
    await inTime(Promise.all([db.$client.end(), workDb.$client.end()]), GOODBYE_MS_MAX);
  };
  try {
    if (config.production) await refuseDemoShop(workDb);
  } catch (fault) {
    await leave();
    throw fault;
  }
  return { db, workDb, watch, leave };
}

/** The longest a statement of a request may take, in milliseconds: nobody waits for a page longer. */
const REQUEST_STATEMENT_MS_MAX = 30_000;
/** The longest to wait for the database to say goodbye, in milliseconds: it may be frozen. */
const GOODBYE_MS_MAX = 5_000;
/** For two jobs at a time with the statements inside them, their queue and its news. */
const WORK_CONNECTIONS_MAX = 10;

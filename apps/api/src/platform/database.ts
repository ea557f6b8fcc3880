import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool, types, type PoolConfig } from "pg";
import { DatabaseConnection } from "./database-connection.ts";
import type { DatabaseWatch } from "./database-watch.ts";
import { keepConnections } from "./keep-connections.ts";
import { WatchedPool } from "./watched-pool.ts";

// Amounts are bigint columns and easily fit a JavaScript integer (2^53 meowcent); text would invite `+` accidents.
types.setTypeParser(types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError("bigint outside the safe integer range");
  return value;
});

export type Database = NodePgDatabase & { readonly $client: Pool };

export type DatabaseOptions = {
  /** Maximum pool size. */
  readonly max?: number;
  /** Notices when the database stops answering; absent: callers wait, as a command line tool may. */
  readonly watch?: DatabaseWatch;
  /** Statement timeout in milliseconds; absent: none. */
  readonly statementMsMax?: number;
};

/** Timeout for getting a connection, in milliseconds: while the database is down, or while all are in use. */
const CONNECT_MS_MAX = 4_000;
/** TCP keep-alive: idle time before the first probe, in milliseconds. */
const KEEP_ALIVE_AFTER_MS = 10_000;
/** Grace on top of the statement timeout before a connection counts as dead, in milliseconds. */
const HELD_MS_MORE = 30_000;

/**
 * How statements are planned. Data is in memory or on solid-state disks, where a page read at random costs about what
 * the next one does; by default PostgreSQL assumes four times as much, and scans whole tables of long texts rather than
 * an index. Compiling statements takes longer than the short ones of a shop run.
 */
const PLANNING = "-c random_page_cost=1.1 -c jit=off";

/** Connects to PostgreSQL. The pool survives a database restart: broken connections are dropped, not thrown. */
export function connectDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { max = 16, watch, statementMsMax } = options;
  const config: PoolConfig = {
    Client: DatabaseConnection,
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_MS_MAX,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    options: PLANNING,
    ...(statementMsMax !== undefined && {
      statement_timeout: statementMsMax,
      // Locks must not outlive a process that froze, or a network that died, in mid-transaction.
      idle_in_transaction_session_timeout: statementMsMax,
    }),
  };
  const pool = watch
    ? new WatchedPool({
        ...config,
        watch,
        ...(statementMsMax !== undefined && { heldMsMax: statementMsMax + HELD_MS_MORE }),
      })
    : new Pool(config);
  keepConnections(pool);
  // Without both handlers a restarting server would crash the whole process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return drizzle(pool, { casing: "snake_case" });
}

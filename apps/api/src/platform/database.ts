import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Logger, runMigrations } from "graphile-worker";
import path from "node:path";
import { Pool, types } from "pg";

// Amounts are bigint columns and fit a JavaScript integer by far (2^53 meowcent); text would invite `+` accidents.
types.setTypeParser(types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError("bigint outside the safe integer range");
  return value;
});

export type Database = NodePgDatabase & { readonly $client: Pool };

/** Connects to PostgreSQL. The pool outlives a database restart: broken connections are dropped, not thrown. */
export function connectDatabase(url: string, options: { readonly max?: number } = {}): Database {
  const pool = new Pool({ connectionString: url, max: options.max ?? 16, connectionTimeoutMillis: 5_000 });
  // Without both handlers a restarting server would take the whole process with it.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return drizzle(pool, { casing: "snake_case" });
}

export const MIGRATIONS_FOLDER = path.resolve(import.meta.dirname, "../../migrations");

/**
 * Applies the migrations that are missing, under a lock so that copies starting together do not race.
 *
 * @param db signed in as the owner of the tables
 * @param service the role that the service works as: it is given what it needs, and no more
 */
export async function migrateDatabase(db: Database, service?: string): Promise<void> {
  const client = await db.$client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('catnip:migrations'))");
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
    // The job queue's tables are part of the database too: rows and the jobs they cause commit together.
    await runMigrations({ pgPool: db.$client, logger: new Logger(() => () => undefined) });
    if (service !== undefined) await client.query("select grant_to_service($1)", [service]);
  } finally {
    await client.query("select pg_advisory_unlock(hashtext('catnip:migrations'))").catch(() => undefined);
    client.release();
  }
}

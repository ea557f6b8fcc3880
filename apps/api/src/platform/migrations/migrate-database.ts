import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { Logger, runMigrations } from "graphile-worker";
import path from "node:path";
import { AFTER_TABLES, BEFORE_TABLES } from "../../../sql/order.ts";
import type { Database } from "../database.ts";
import { inTransaction } from "../transaction.ts";
import { MAKE_RECORDS } from "./applied-files.ts";
import { applySqlFiles } from "./apply-sql-files.ts";
import { dropUnstated } from "./drop-unstated.ts";
import { migrationsDone, refuseEarlierDatabase } from "./earlier-database.ts";
import { readSqlFiles, type SqlFile } from "./sql-files.ts";

export const MIGRATIONS_FOLDER = path.resolve(import.meta.dirname, "../../../migrations");

/** What makes up a database schema: tables by migrations, everything replaceable by SQL files. */
export type Wanted = {
  readonly beforeTables: readonly SqlFile[];
  readonly afterTables: readonly SqlFile[];
};

export const committed = (): Wanted => ({
  beforeTables: readSqlFiles(BEFORE_TABLES),
  afterTables: readSqlFiles(AFTER_TABLES),
});

/**
 * Applies pending migrations and changed SQL files, under a lock so that processes starting at once do not race, and
 * grants the service its rights.
 *
 * @param db connected as the owner of the tables
 * @param service the service's role: it is granted what it needs, and no more
 * @throws Error with one sentence if the database is from before the baseline
 */
export async function migrateDatabase(
  db: Database,
  service?: string,
  { beforeTables, afterTables }: Wanted = committed(),
): Promise<void> {
  const client = await db.$client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('catnip:migrations'))");
    refuseEarlierDatabase(
      await migrationsDone(client),
      readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }),
    );
    await inTransaction(db, async ({ $client: tx }) => {
      await tx.query(MAKE_RECORDS);
      await applySqlFiles(tx, beforeTables);
    });
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
    await inTransaction(db, async ({ $client: tx }) => {
      await applySqlFiles(tx, afterTables);
      await dropUnstated(
        tx,
        [...beforeTables, ...afterTables].map(({ name }) => name),
      );
    });
    // The job queue lives in the same database: rows and the jobs they cause commit together.
    await runMigrations({ pgPool: db.$client, logger: new Logger(() => () => undefined) });
    if (service !== undefined) await client.query("select grant_to_service($1)", [service]);
  } finally {
    await client.query("select pg_advisory_unlock(hashtext('catnip:migrations'))").catch(() => undefined);
    client.release();
  }
}

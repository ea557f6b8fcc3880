import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Config } from "./config.ts";
import { connectDatabase, type Database, type DatabaseOptions } from "./database.ts";
import { roleOf, type DatabaseRole } from "./database-roles.ts";
import { everApplied } from "./migrations/applied-files.ts";
import { migrationsDone, refuseEarlierDatabase } from "./migrations/earlier-database.ts";
import { committed, migrateDatabase, MIGRATIONS_FOLDER } from "./migrations/migrate-database.ts";

type Addresses = Pick<Config, "production" | "databaseMigrationUrl"> & { readonly databaseUrl: string };

/**
 * Connects as the service to a database whose tables are up to date.
 *
 * The owner's address migrates and grants the service what it needs. Without one the service's own role migrates if it
 * may (a developer's database); if not, the tables must be up to date already.
 *
 * @throws Error with one sentence: production with a role that may do more than serve; tables that are behind, or that
 *   are of before the baseline
 */
export async function openDatabase(config: Addresses, options: DatabaseOptions = {}): Promise<Database> {
  const db = connectDatabase(config.databaseUrl, options);
  try {
    const role = await roleOf(db);
    // Before anything is written: a role that may do too much is a mistake in the settings.
    if (config.production && role.excess !== null) throw tooMuch(role);
    if (config.databaseMigrationUrl) await migrateAsOwner(config.databaseMigrationUrl, role);
    else if (role.mayMigrate) await migrateDatabase(db);
    else await requireMigrated(db);
    return db;
  } catch (fault) {
    await db.$client.end();
    throw fault;
  }
}

async function migrateAsOwner(url: string, service: DatabaseRole): Promise<void> {
  const owner = connectDatabase(url, { max: 2 });
  try {
    const { name } = await roleOf(owner);
    await migrateDatabase(owner, name === service.name ? undefined : service.name);
  } catch (fault) {
    // For the sentence that says which address is wrong.
    throw fault instanceof Error ? Object.assign(fault, { setting: "DATABASE_MIGRATION_URL" }) : fault;
  } finally {
    await owner.$client.end();
  }
}

/** @throws Error with one sentence where tables or functions are older than this version's */
export async function requireMigrated(db: Database): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  // A role that may not even look lacks the rights that the tables of a version come with.
  const done = await migrationsDone(db.$client).catch(() => null);
  refuseEarlierDatabase(done, known);
  const { beforeTables, afterTables } = committed();
  if (
    (done?.last ?? 0) >= (known.at(-1)?.folderMillis ?? 0) &&
    // Also true of a copy that is older than the database: the text that it knows was applied once.
    (await everApplied(db.$client, [...beforeTables, ...afterTables]).catch(() => false))
  )
    return;
  throw new Error(
    "The database lacks tables or functions of this version: start the shop once, with the owner's address in DATABASE_MIGRATION_URL where DATABASE_URL is set.",
  );
}

const tooMuch = ({ name, excess }: DatabaseRole) =>
  new Error(
    `The role "${name}" in DATABASE_URL ${excess}: production serves as a role that owns nothing. Make one as "Database roles" in docs/operations/running.md says, and give the owner's address in DATABASE_MIGRATION_URL.`,
  );

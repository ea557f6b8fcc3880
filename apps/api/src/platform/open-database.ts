import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Config } from "./config.ts";
import { connectDatabase, type Database, type DatabaseOptions } from "./database.ts";
import { roleOf, type DatabaseRole } from "./database-roles.ts";
import { everApplied } from "./migrations/applied-files.ts";
import { migrationsDone, refuseEarlierDatabase } from "./migrations/earlier-database.ts";
import { committed, migrateDatabase, MIGRATIONS_FOLDER } from "./migrations/migrate-database.ts";

type Addresses = Pick<Config, "production" | "databaseMigrationUrl"> & { readonly databaseUrl: string };

/**
 * Connects as the service to a database with an up-to-date schema.
 *
 * The owner's URL migrates and grants the service what it needs. Without one the service's own role migrates if it may
 * (a developer's database); otherwise the schema must be up to date already.
 *
 * @throws Error with one sentence: production with an overprivileged role; a schema that is behind, or from before the
 *   baseline
 */
export async function openDatabase(config: Addresses, options: DatabaseOptions = {}): Promise<Database> {
  const db = connectDatabase(config.databaseUrl, options);
  try {
    const role = await roleOf(db);
    // Before anything is written: an overprivileged role is a configuration error.
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
    // For the sentence that says which URL is wrong.
    throw fault instanceof Error ? Object.assign(fault, { setting: "DATABASE_MIGRATION_URL" }) : fault;
  } finally {
    await owner.$client.end();
  }
}

/** @throws Error with one sentence if tables or functions are older than this version's */
export async function requireMigrated(db: Database): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  // A role without even read access lacks the grants that come with a version's tables.
  const done = await migrationsDone(db.$client).catch(() => null);
  refuseEarlierDatabase(done, known);
  const { beforeTables, afterTables } = committed();
  if (
    (done?.last ?? 0) >= (known.at(-1)?.folderMillis ?? 0) &&
    // Also true if this copy is older than the database: its text was applied once.
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

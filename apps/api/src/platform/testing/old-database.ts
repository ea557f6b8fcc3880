import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { MIGRATIONS_FOLDER, type Database } from "../database.ts";
import { testDatabase } from "./test-database.ts";

/**
 * A database as it was before one of the migrations, for tests of what that one does to rows that are there. Everything
 * is done as its owner.
 *
 * @param migration its number, as in the file's name
 * @returns `catchUp` applies it and all that came after
 */
export async function oldDatabase(migration: number): Promise<{
  readonly db: Database;
  readonly catchUp: () => Promise<void>;
  readonly close: () => Promise<void>;
}> {
  const { owner: db, close } = await testDatabase();
  const before = mkdtempSync(path.join(tmpdir(), "catnip-migrations-"));
  try {
    cpSync(MIGRATIONS_FOLDER, before, { recursive: true });
    const journal = path.join(before, "meta/_journal.json");
    const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8")) as { entries: { idx: number }[] };
    writeFileSync(
      journal,
      JSON.stringify({ ...rest, entries: entries.filter(({ idx }) => idx < migration) }),
    );
    await db.$client.query("drop schema public cascade; create schema public; drop schema drizzle cascade");
    await migrate(db, { migrationsFolder: before });
  } finally {
    rmSync(before, { recursive: true, force: true });
  }
  return { db, close, catchUp: () => migrate(db, { migrationsFolder: MIGRATIONS_FOLDER }) };
}

import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { expect, test } from "vitest";
import { connectDatabase } from "../database.ts";
import { SERVICE } from "../embedded-postgres/secure-cluster.ts";
import { testDatabase } from "../testing/test-database.ts";
import { openDatabase, requireMigrated } from "../open-database.ts";
import { MIGRATIONS_FOLDER, migrateDatabase } from "./migrate-database.ts";

const API = path.resolve(import.meta.dirname, "../../..");

test("the migrations create exactly the tables declared in code: there is nothing to generate", async () => {
  const out = mkdtempSync(path.join(tmpdir(), "catnip-migrations-"));
  cpSync(MIGRATIONS_FOLDER, out, { recursive: true });
  const { stdout } = await promisify(execFile)(
    path.join(API, "node_modules/.bin/drizzle-kit"),
    [
      "generate",
      "--dialect=postgresql",
      "--casing=snake_case",
      "--schema=./src/**/*.tables.ts",
      `--out=${path.relative(API, out)}`,
    ],
    { cwd: API },
  );
  // If this fails: pnpm --filter @catnip/api migrations:generate --name what_changed
  expect(stdout).toContain("No schema changes");
  expect(readdirSync(out)).toEqual(readdirSync(MIGRATIONS_FOLDER));
  rmSync(out, { recursive: true });
}, 60_000);

test("no migration defines a function or a trigger", () => {
  const stated = readdirSync(MIGRATIONS_FOLDER)
    .filter((name) => name.endsWith(".sql"))
    .flatMap((name) => [
      ...readFileSync(path.join(MIGRATIONS_FOLDER, name), "utf8").matchAll(
        /create (?:or replace )?(?:function|trigger|view) (\w+)/gi,
      ),
    ]);
  // Older PostgreSQL lacks it, and every table of the baseline uses it.
  expect(stated.map(([, name]) => name)).toEqual(["uuidv7"]);
});

test("a database from before the baseline is rejected in one sentence, and left untouched", async () => {
  const { owner, db, url, ownerUrl, close } = await testDatabase(2);
  // What such a database looks like: other tables, and a different first migration.
  await owner.$client.query(
    `drop table drizzle.sql_files; drop table wishlists;
     insert into drizzle.__drizzle_migrations (hash, created_at) values ('0000_extensions', 1700000000000)`,
  );
  const before = await everything();
  const sentence = expect.objectContaining({
    message: expect.stringMatching(
      /^The database was made by a development version.+DATA_DIR.+DATABASE_URL[^.]+\.$/,
    ),
  });
  await expect(migrateDatabase(owner)).rejects.toEqual(sentence);
  await expect(requireMigrated(db)).rejects.toEqual(sentence);
  const addresses = { production: false, databaseUrl: url, databaseMigrationUrl: ownerUrl };
  await expect(openDatabase(addresses)).rejects.toEqual(sentence);
  expect(await everything()).toEqual(before);
  await close();

  async function everything() {
    const { rows } = await owner.$client.query(
      `select 'relation' as kind, oid::regclass::text as name, relacl::text as rights from pg_class
         where relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace)
       union all select 'function', oid::regprocedure::text, proacl::text from pg_proc where pronamespace = 'public'::regnamespace
       union all select 'migration', hash, created_at::text from drizzle.__drizzle_migrations order by 1, 2`,
    );
    return rows;
  }
});

test("two processes that start on an empty database create its tables once", async () => {
  const { owner, ownerUrl, close } = await testDatabase(2);
  await owner.$client.query(
    "drop schema public cascade; create schema public; drop schema drizzle cascade; drop schema graphile_worker cascade",
  );
  const copies = [connectDatabase(ownerUrl), connectDatabase(ownerUrl)];
  await Promise.all(copies.map((copy) => migrateDatabase(copy, SERVICE)));
  await Promise.all(copies.map((copy) => copy.$client.end()));
  const { rows } = await owner.$client.query(
    "select count(*)::int as done from drizzle.__drizzle_migrations",
  );
  expect(rows).toEqual([{ done: readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).length }]);
  await close();
});

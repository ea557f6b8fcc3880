import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { readConfig } from "../../platform/config.ts";
import { createApi, type Api } from "../create-api.ts";
import { createLog } from "../../platform/log.ts";
import { openDatabase, requireMigrated } from "../../platform/open-database.ts";
import { testDatabase, type TestDatabase } from "../../platform/testing/test-database.ts";

const dataDir = mkdtempSync(path.join(tmpdir(), "catnip-open-"));
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const PRODUCTION = {
  NODE_ENV: "production",
  SECRET: "0123456789abcdef".repeat(4),
  PUBLIC_ORIGIN_PATTERN: "https://{site}.catnip.example",
};
const open = (env: NodeJS.ProcessEnv) =>
  createApi(readConfig({ DATA_DIR: dataDir, ...env }), { log: createLog("silent") });

const healthOf = async (api: Api) =>
  (await api.fetch(new Request("http://api.localhost:4000/health"), { address: "127.0.0.1" })).status;

describe("production", () => {
  test("refuses to serve as a superuser, and says what to do", async () => {
    const refused = open({ ...PRODUCTION, DATABASE_URL: database.ownerUrl });
    await expect(refused).rejects.toThrow(
      'The role "catnip" in DATABASE_URL is a superuser: production serves as a role that owns nothing.',
    );
    await expect(refused).rejects.toThrow(/docs\/operations\/running\.md.+DATABASE_MIGRATION_URL\.$/);
    const both = { DATABASE_URL: database.ownerUrl, DATABASE_MIGRATION_URL: database.ownerUrl };
    await expect(open({ ...PRODUCTION, ...both })).rejects.toThrow("is a superuser");
  });

  test("serves as the service role", async () => {
    const addresses = { DATABASE_URL: database.url, DATABASE_MIGRATION_URL: database.ownerUrl };
    const api = await open({ ...PRODUCTION, ...addresses });
    expect(await healthOf(api)).toBe(200);
    await api.close();
  });
});

test("a developer's single role may do everything", async () => {
  const api = await open({ SECRET: PRODUCTION.SECRET, DATABASE_URL: database.ownerUrl });
  expect(await healthOf(api)).toBe(200);
  await api.close();
});

test("without a role that may create the tables, one sentence names the missing URL", async () => {
  const { owner, db, close } = await testDatabase(2);
  const behind = expect.objectContaining({
    message: expect.stringMatching(
      /^The database lacks tables or functions of this version.+DATABASE_MIGRATION_URL/,
    ),
  });
  await requireMigrated(db);
  await owner.$client.query("update drizzle.sql_files set hash = 'of a text before' where name = 'wallets'");
  await expect(requireMigrated(db)).rejects.toEqual(behind);
  await owner.$client.query("delete from drizzle.__drizzle_migrations");
  await expect(requireMigrated(db)).rejects.toEqual(behind);
  await owner.$client.query("drop schema drizzle cascade");
  await expect(requireMigrated(db)).rejects.toEqual(behind);
  await close();
});

test("a copy that is older than the database keeps serving", async () => {
  const { owner, db, close } = await testDatabase(2);
  await owner.$client.query(
    `insert into drizzle.sql_files (name, hash, objects) values ('wallets', 'of a later text', '{}');
     insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 4102444800000)`,
  );
  await expect(requireMigrated(db)).resolves.toBeUndefined();
  await close();
});

describe("the roles from the operations guide", () => {
  const suffix = randomUUID().slice(0, 8);
  const guide = readFileSync(
    path.join(import.meta.dirname, "../../../../../docs/operations/running.md"),
    "utf8",
  );
  const statements = /```sql\n(create role .+?)```/s
    .exec(guide)?.[1]
    ?.replaceAll(/catnip(?=_owner|_service|\b)/g, `guide_${suffix}`)
    .replaceAll("'…'", "'made-up'");
  const urlOf = (role: string) => {
    const url = new URL(inject("ownerUrl"));
    url.username = `guide_${suffix}_${role}`;
    url.password = "made-up";
    url.pathname = `/guide_${suffix}`;
    return url.href;
  };
  afterAll(async () => {
    await admin(
      `drop database guide_${suffix} with (force)`,
      `drop role guide_${suffix}_owner`,
      `drop role guide_${suffix}_service`,
    );
  });

  test("are enough to migrate, sell and run jobs, and the service's is accepted in production", async () => {
    await admin(...(statements ?? "").split(/;\n/).filter((statement) => statement.trim() !== ""));
    const production = {
      ...PRODUCTION,
      DATABASE_URL: urlOf("service"),
      DATABASE_MIGRATION_URL: urlOf("owner"),
    };
    const api = await open(production);
    await api.seedIfEmpty((_says, work) => work());
    await api.startWorker();
    await api.close();

    // The next copy needs no owner any more; the owner's own role is rejected.
    const copy = await open({ ...PRODUCTION, DATABASE_URL: urlOf("service") });
    await copy.close();
    await expect(open({ ...PRODUCTION, DATABASE_URL: urlOf("owner") })).rejects.toThrow("owns the tables");
  });

  test("let the service append to the books and nothing else", async () => {
    const db = await openDatabase({
      production: true,
      databaseUrl: urlOf("service"),
      databaseMigrationUrl: undefined,
    });
    await expect(db.$client.query("delete from ledger_entries")).rejects.toThrow("permission denied");
    await expect(db.$client.query("create table mine (id int)")).rejects.toThrow("permission denied");
    await expect(db.$client.query("create temporary table mine (id int)")).rejects.toThrow(
      "permission denied",
    );
    await db.$client.end();
  });
});

async function admin(...statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: `${inject("ownerUrl")}postgres` });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

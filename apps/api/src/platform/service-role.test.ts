import { readFileSync } from "node:fs";
import path from "node:path";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { roleOf } from "./database-roles.ts";
import { SERVICE } from "./embedded-postgres/secure-cluster.ts";
import { MIGRATIONS_FOLDER, migrateDatabase } from "./migrations/migrate-database.ts";
import { testDatabase, type TestDatabase } from "./testing/test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const asService = (statement: string) => database.db.$client.query<Record<string, unknown>>(statement);
const asOwner = (statement: string) => database.owner.$client.query<Record<string, unknown>>(statement);

/** The database itself denies it, whatever the triggers would say. */
async function expectRefused(attempt: string): Promise<void> {
  expect([attempt, await asService(attempt).then(() => "done", String)]).toEqual([
    attempt,
    expect.stringMatching(/permission denied|must be owner/),
  ]);
}

// R-OPS-3
test("the service owns nothing and is not a member of any role", async () => {
  expect(await roleOf(database.db)).toEqual({ name: SERVICE, mayMigrate: false, excess: null });
  expect(await roleOf(database.owner)).toMatchObject({ mayMigrate: true, excess: "is a superuser" });
});

// R-WAL-4, R-OPS-3
describe("the history in the books", () => {
  test.each([
    "ledger_transfers",
    "ledger_entries",
    "ledger_lot_uses",
    "ledger_links",
    "order_lines",
    "payment_credits",
    "payment_changes",
    "audit_events",
    "price_events",
  ])("%s can be read and appended to, and nothing else", async (table) => {
    await asService(`select * from ${table} limit 1`);
    const { rows } = await asOwner(
      `select attname as name from pg_attribute where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped`,
    );
    for (const attempt of [
      ...rows.map(({ name }) => `update ${table} set ${String(name)} = default`),
      `delete from ${table}`,
      `truncate ${table} cascade`,
      `alter table ${table} disable trigger all`,
      `alter table ${table} add column more int`,
      `drop table ${table} cascade`,
      `create trigger mine before insert on ${table} execute function ledger_refuse_change()`,
      `create rule mine as on insert to ${table} do instead nothing`,
      `alter table ${table} owner to current_user`,
    ])
      await expectRefused(attempt);
    const { rows: rights } = await asOwner(
      `select privilege_type as may from information_schema.role_table_grants
       where grantee = '${SERVICE}' and table_name = '${table}' order by 1`,
    );
    expect(rights.map(({ may }) => may)).toEqual(["INSERT", "SELECT"]);
  });

  test.each([
    ["ledger_accounts", ["balance"]],
    ["ledger_lots", ["remaining"]],
    ["orders", ["receipt_at"]],
  ])("in %s only %s may be updated, and no row deleted", async (table, changeable) => {
    const { rows } = await asOwner(
      `select attname as name, has_column_privilege('${SERVICE}', attrelid, attnum, 'update') as may
       from pg_attribute where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped`,
    );
    expect(rows.filter(({ may }) => may).map(({ name }) => name)).toEqual(changeable);
    for (const attempt of [`delete from ${table}`, `truncate ${table} cascade`])
      await expect(asService(attempt)).rejects.toThrow("permission denied");
  });

  test("triggers cannot be bypassed, nor functions of the books replaced", async () => {
    for (const attempt of [
      "set session_replication_role = replica",
      "create or replace function ledger_refuse_change() returns trigger language plpgsql as 'begin return null; end'",
      "drop trigger ledger_entries_only_grow on ledger_entries",
      "create schema shadow",
      "create table public.ledger_entries_too (id int)",
      `select grant_to_service('${SERVICE}')`,
      "alter function ensure_traffic_partition(timestamptz) security invoker",
    ])
      expect([attempt, await asService(attempt).then(() => "done", String)]).toEqual([
        attempt,
        expect.stringMatching(/permission denied|must be owner/),
      ]);
  });

  test("every table protected by a trigger is in the list", async () => {
    const { rows } = await asOwner(
      `select distinct tgrelid::regclass::text as name from pg_trigger
       where tgname ~ '(only_grow|append_only|never_emptied)$' order by 1`,
    );
    const { rows: listed } = await asOwner(
      "select table_name as name from service_limits() where changeable = '{}'",
    );
    expect(rows.length).toBeGreaterThan(5);
    expect(listed).toEqual(expect.arrayContaining(rows));
  });
});

test("the service can access every table and every sequence", async () => {
  const { rows } = await asOwner(
    `select c.oid::regclass::text as name from pg_class c
     where c.relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace) and c.relkind in ('r', 'p', 'v', 'S')
       and not (case when c.relkind = 'S' then has_sequence_privilege('${SERVICE}', c.oid, 'usage')
         else has_table_privilege('${SERVICE}', c.oid, 'select, insert') end)`,
  );
  expect(rows).toEqual([]);
});

test("the migrator grants what a later migration adds", async () => {
  await asOwner(`create table later (id int generated always as identity, said text);
    create function later_count() returns bigint language sql security definer set search_path = public, pg_temp
      as 'select count(*) from later'`);
  await expect(asService("select * from later")).rejects.toThrow("permission denied");
  await migrateDatabase(database.owner, SERVICE);
  await asService("insert into later (said) values ('hello')");
  expect((await asService("select later_count()::int as n")).rows).toEqual([{ n: 1 }]);
  // With the owner's rights for the service only.
  const { rows } = await asOwner(
    "select has_function_privilege('public', 'later_count()', 'execute') as may",
  );
  expect(rows).toEqual([{ may: false }]);
});

test("rights granted by hand are revoked at the next start", async () => {
  await asOwner(`grant all on ledger_entries to ${SERVICE}; grant create on schema public to public`);
  await migrateDatabase(database.owner, SERVICE);
  await expect(asService("truncate ledger_entries cascade")).rejects.toThrow("permission denied");
  await expect(asService("create table mine (id int)")).rejects.toThrow("permission denied");
});

test("functions do what only the owner may: months of visits, and the queue of jobs", async () => {
  await asService("select ensure_traffic_partition('2031-02-03T00:00:00Z')");
  await asService(
    "insert into traffic_logs (created_at, event_name) values ('2031-02-03T00:00:00Z', 'visit')",
  );
  const { rows } = await asOwner(
    "select relowner::regrole::text as owner from pg_class where relname = 'traffic_logs_2031_02'",
  );
  expect(rows).toEqual([{ owner: "catnip" }]);
  expect(
    (await asService("select drop_traffic_partitions('2031-03-01T00:00:00Z') > 0 as gone")).rows,
  ).toEqual([{ gone: true }]);
  await asService("select graphile_worker.add_job('mail', '{}')");
  expect((await asService("select count(*)::int as jobs from graphile_worker._private_jobs")).rows).toEqual([
    { jobs: 1 },
  ]);
});

test("the migrations are ordered by date, for installations that have some of them", async () => {
  const { entries } = JSON.parse(
    readFileSync(path.join(MIGRATIONS_FOLDER, "meta/_journal.json"), "utf8"),
  ) as {
    entries: readonly { when: number }[];
  };
  const dates = entries.map(({ when }) => when);
  expect(dates).toEqual(dates.toSorted((a, b) => a - b));
  await migrate(database.owner, { migrationsFolder: MIGRATIONS_FOLDER });
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { MONEY_COLUMNS } from "../../../cli/testing/money-columns.ts";
import { testDatabase, type TestDatabase } from "../../../platform/testing/test-database.ts";
import { GUARDS } from "./guards.ts";

let made: TestDatabase;
beforeAll(async () => {
  made = await testDatabase();
});
afterAll(() => made.close());

/** What the guards' check says after each of these changes, every one made by itself and undone. */
async function saidAfter(changes: readonly string[]): Promise<readonly (readonly string[])[]> {
  const client = await made.owner.$client.connect();
  try {
    await client.query("begin");
    const said: string[][] = [];
    for (const change of changes) {
      await client.query(`savepoint one; ${change}`);
      const found: string[] = [];
      for (const { find } of GUARDS) found.push(...(await find(client)).map(({ says }) => says));
      said.push(found);
      await client.query("rollback to savepoint one");
    }
    return said;
  } finally {
    await client.query("rollback");
    client.release();
  }
}

async function rowsOf<Row extends object>(statement: string): Promise<readonly Row[]> {
  return (await made.owner.$client.query<Row>(statement)).rows;
}

const TRIGGERS = `
  select t.tgrelid::regclass::text as table_name, t.tgname as name from pg_trigger t
  where not t.tgisinternal and t.tgparentid = 0 and t.tgrelid::regclass::text = any('{${Object.keys(MONEY_COLUMNS).join(",")}}')
    -- Those of lists are made by a loop, and only keep copies up to date.
    and t.tgfoid::regproc::text <> 'refresh_listings' and t.tgrelid <> 'store_prices'::regclass order by 1, 2`;

// R-WAL-14
test("each trigger of a money table that is switched off or dropped is named, and nothing while all are on", async () => {
  const triggers = await rowsOf<{ table_name: string; name: string }>(TRIGGERS);
  expect(triggers.length).toBeGreaterThan(80);
  const off = triggers.map(({ table_name, name }) => `alter table ${table_name} disable trigger ${name}`);
  const gone = triggers.map(({ table_name, name }) => `drop trigger ${name} on ${table_name}`);
  const [before, ...said] = await saidAfter(["select 1", ...off, ...gone]);
  expect(before).toEqual([]);
  for (const [at, says] of said.entries()) {
    const { table_name = "", name = "" } = triggers[at % triggers.length] ?? {};
    expect(says).toEqual([expect.stringContaining(`trigger ${name} is missing`)]);
    expect(says[0]).toContain(table_name);
  }
});

// R-WAL-14
test("a trigger that lets something through, one that is not ours, and another function are named", async () => {
  const said = await saidAfter([
    `create or replace trigger ledger_entries_only_grow before delete or truncate on ledger_entries
      for each statement execute function ledger_refuse_change()`,
    `create or replace trigger payments_keep_their_terms before update of order_no or delete or truncate on payments
      for each statement execute function ledger_refuse_change()`,
    `create or replace trigger voucher_codes_move_on before update on voucher_codes
      for each row when (old.state = 'no such state') execute function ledger_refuse_change()`,
    `create trigger quiet before insert on ledger_waiting for each row execute function suppress_redundant_updates_trigger()`,
    `create or replace function ledger_refuse_change() returns trigger language plpgsql as 'begin return new; end'`,
    `create or replace function ledger_is_explained(p_kind text, p_id uuid, p_at timestamptz) returns boolean language sql
      as 'select true'`,
  ]);
  expect(said.map((says) => says.join())).toEqual([
    expect.stringContaining("ledger_entries_only_grow"),
    expect.stringContaining("payments_keep_their_terms"),
    expect.stringContaining("voucher_codes_move_on"),
    expect.stringContaining("trigger quiet, which is not one of ours"),
    "function ledger_refuse_change is not the one of this version",
    "function ledger_is_explained is not the one of this version",
  ]);
});

/** Sealed, but not history: why they may change or go. */
const NO_HISTORY: Readonly<Record<string, string>> = {
  recharge_plans: "a plan may be taken off the offer, and what changes its terms is found by the chain",
  coupons: "a campaign may be ended earlier by its owner, which the chain reports",
  user_coupons: "deleted with its account as long as it is not used",
};

// R-WAL-14
test("every table with a sealed column refuses to be rewritten, and its rights say so", async () => {
  const sealed = Object.entries(MONEY_COLUMNS)
    .filter(([, columns]) => Object.values(columns).includes("sealed"))
    .map(([table]) => table)
    .filter((table) => !(table in NO_HISTORY));
  const guarded = await rowsOf<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger
      where tgfoid::regproc::text in ('ledger_refuse_change', 'refuse_price_event_change')`,
  );
  const limited = await rowsOf<{ name: string }>("select table_name as name from service_limits()");
  expect(guarded.map(({ name }) => name)).toEqual(expect.arrayContaining(sealed));
  expect(limited.map(({ name }) => name)).toEqual(expect.arrayContaining(sealed));
});

import type { PoolClient } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sealBooks, verifyLedger, type ChainWitness } from "../modules/wallets/index.ts";
import { verifyWithin } from "../modules/wallets/verify/verify-ledger.ts";
import { SHOP_NOW, testShop, type TestShop } from "../testing/test-shop.ts";
import { MONEY_COLUMNS, MONEY_TABLES } from "./testing/money-columns.ts";
import { wholeBooks } from "./testing/whole-books.ts";

let shop: TestShop;
let witness: ChainWitness;
beforeAll(async () => {
  shop = await testShop();
  await wholeBooks(shop);
  const { services, config } = shop;
  await sealBooks(services);
  witness = { secret: config.secret, dataDir: config.dataDir, now: SHOP_NOW };
  expect((await verifyLedger(shop.db, witness)).differences).toEqual([]);
}, 120_000);
afterAll(() => shop.close());

test("every column of every money table is classified, and no other", async () => {
  const { rows } = await shop.db.$client.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and table_name in (${MONEY_TABLES})`,
  );
  const there = rows.map(({ table_name, column_name }) => `${table_name}.${column_name}`);
  const listed = Object.entries(MONEY_COLUMNS).flatMap(([table, columns]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  );
  expect(listed.toSorted()).toEqual(there.toSorted());
});

/** Rows for which a change of the column matters; elsewhere any row does. */
const ROWS: Readonly<Record<string, string>> = {
  ledger_accounts: "owner_kind = 'player' and id in (select account_id from ledger_entries)",
  "ledger_accounts.name": "owner_kind = 'creator' and id in (select account_id from ledger_entries)",
  "ledger_lots.paid_minor": "origin = 'paid'",
  "ledger_lots.paid_currency": "origin = 'paid'",
  "ledger_lots.expires_at": "expires_at is not null",
  orders: "coin > 0",
  order_lines: "final > 0 and creator_uuid is not null",
  "order_lines.coupons": "coupons <> '[]'",
  "user_coupons.uuid": "state = 1",
  "user_coupons.state": "state = 1",
  "user_coupons.order_uuid": "state = 1",
  "user_coupons.used_at": "state = 1",
  "coupons.ended_at": "ended_at is not null",
  payments: "state = 'succeeded'",
  "payments.review_reason": "review_reason is not null",
  payment_refunds: "transfer_id is not null and refund_id is not null",
  debt_write_offs: "booked_at is not null and approved_by is not null",
  payment_cases: "decision is not null",
  "payment_cases.payment_order_no": "payment_order_no is not null",
  "redemption_batches.approved_by": "approved_by is not null",
  "redemption_batches.approved_at": "approved_at is not null",
  "redemption_batches.stopped_at": "stopped_at is not null",
  "payout_batches.approved_by": "approved_by is not null",
  "payout_batches.approved_at": "approved_at is not null",
  voucher_batches: "issued_at is not null",
  voucher_codes: "state = 'redeemed'",
  top_up_refunds: "state = 'done'",
  settlement_reports: "finished_at is not null",
  settlement_differences:
    "found_amount is not null and expected_amount is not null and case_uuid is not null",
  "top_up_refunds.approved_by": "approved_by is not null",
  "price_events.ends_at": "ends_at is not null",
  "payout_steps.batch_uuid": "batch_uuid is not null",
  "payout_steps.transfer_uuid": "transfer_uuid is not null",
  "payments.tax_rate_bp": "tax_rate_bp is not null",
  "redemption_codes.redemption_uuid": "redemption_uuid is not null",
  "redemptions.order_uuid": "order_uuid is not null",
  "grant_deliveries.order_uuid": "order_uuid is not null",
};

/** Another value of the same type. Identifiers are incremented by one, which could be another row's. */
const OTHER: Readonly<Record<string, (column: string) => string>> = {
  bigint: (column) => `coalesce(${column}, 0) + 1000003`,
  integer: (column) => `coalesce(${column}, 0) + 1000003`,
  smallint: (column) => `coalesce(${column}, 0) + 1`,
  text: (column) => `coalesce(${column}, '') || 'x'`,
  uuid: () => "gen_random_uuid()",
  "timestamp with time zone": (column) => `coalesce(${column}, '2026-01-01') + interval '1 microsecond'`,
  jsonb: () => `'{"nonsense": ["1", null]}'`,
  bytea: () => "'\\xdeadbeef'",
  boolean: (column) => `not ${column}`,
  "uuid[]": (column) => `${column} || gen_random_uuid()`,
  ARRAY: (column) => `${column} || ${column} || '{7}'`,
};

const noticed = Object.entries(MONEY_COLUMNS).flatMap(([table, columns]) =>
  Object.entries(columns).flatMap(([column, fate]) =>
    fate.startsWith("without meaning") ? [] : [[table, column]],
  ),
);

// R-WAL-8, R-WAL-27, R-ERN-18, R-GRT-10
describe("one changed value is reported", () => {
  test.each(noticed)("%s.%s", async (table = "", column = "") => {
    const type = await typeOf(table, column);
    const changes = [
      OTHER[type.data_type]?.(`"${column}"`) ?? "",
      ...(type.is_nullable === "YES" ? ["null"] : []),
    ];
    for (const change of changes) {
      const { differences, changed } = await tamper(table, async (client) => {
        const where = ROWS[`${table}.${column}`] ?? ROWS[table] ?? "true";
        return client.query(
          `update ${table} set "${column}" = ${change} where ctid = (select ctid from ${table} where ${where} order by ctid limit 1)`,
        );
      });
      expect(changed, `rows with ${table}.${column} to change`).toBe(1);
      expect(differences, `${table}.${column} = ${change}`).not.toEqual([]);
      expect(differences.filter(({ says }) => says.startsWith("could not be computed"))).toEqual([]);
    }
  });
});

describe("one deleted row is reported", () => {
  const tables = Object.entries(MONEY_COLUMNS).flatMap(([table, columns]) =>
    Object.values(columns).some((fate) => fate === "sealed") ||
    table === "ledger_links" ||
    table === "entitlements"
      ? [table]
      : [],
  );
  test.each(tables)("%s", async (table) => {
    const where = table === "user_coupons" ? "state = 1" : (ROWS[table] ?? "true");
    const { differences, changed } = await tamper(table, (client) =>
      client.query(`delete from ${table} where ctid = (select ctid from ${table} where ${where} limit 1)`),
    );
    expect(changed).toBe(1);
    expect(differences).not.toEqual([]);
  });
});

describe("whatever a row contains, the run continues and reports it", () => {
  test.each([
    ["order_lines", "coupons", `'7'`],
    ["order_lines", "coupons", `'[7, null, {"uuid": 5, "discount_rate": "many"}]'`],
    ["order_lines", "coupons", `'[{"uuid": "none", "discount_rate": 1e99}]'`],
    ["order_lines", "list", "9223372036854775807"],
    ["order_lines", "percent", "-5"],
    ["order_lines", "creator_rate_bp", "-2147483648"],
    ["orders", "answer", "'null'"],
    ["orders", "answer", `'{"total": "all", "store_ids": {"1": 2}}'`],
    ["orders", "created_at", "'infinity'"],
    ["ledger_transfers", "created_at", "'-infinity'"],
    ["ledger_entries", "amount", "9223372036854775807"],
    ["ledger_entries", "amount", "-9223372036854775808"],
    ["ledger_accounts", "balance", "9223372036854775807"],
    ["ledger_lots", "expires_at", "'infinity'"],
    ["ledger_lots", "granted", "9223372036854775807"],
    ["redemptions", "rewards", "'7'"],
    ["redemptions", "rewards", `'[{"key": "account.silver", "amount": "much"}, 3]'`],
    ["redemption_batches", "rewards", `'"gold"'`],
    ["grants", "reward", "'7'"],
    ["grant_deliveries", "reward", `'{"key": "account.silver", "amount": "much"}'`],
    ["payments", "coin", "9223372036854775807"],
    ["payment_changes", "fact", "'[]'"],
    ["ledger_links", "position", "9223372036854775807"],
  ])("%s.%s = %s", async (table, column, value) => {
    const where = ROWS[`${table}.${column}`] ?? ROWS[table] ?? "true";
    const { differences, changed } = await tamper(table, (client) =>
      client.query(
        `update ${table} set "${column}" = ${value} where ctid = (select ctid from ${table} where ${where} order by ctid limit 1)`,
      ),
    );
    expect(changed).toBe(1);
    expect(differences.length).toBeGreaterThan(0);
    expect(differences.filter(({ says }) => says.startsWith("could not be computed"))).toEqual([]);
  });
});

/** Tampers with a table as the owner of the database could, verifies the books, and rolls back. */
async function tamper(table: string, change: (client: PoolClient) => Promise<{ rowCount: number | null }>) {
  const client = await shop.owner.$client.connect();
  try {
    await client.query("begin");
    await client.query("set local session_replication_role = replica");
    await client.query(await loosened(client, table));
    const { rowCount } = await change(client);
    const { differences } = await verifyWithin(client, witness);
    return { differences, changed: rowCount };
  } finally {
    await client.query("rollback");
    client.release();
  }
}

/** Statement that drops a table's constraints, identity columns and expressions. */
async function loosened(client: PoolClient, table: string): Promise<string> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('alter table %I drop constraint %I', $1::text, conname) as statement from pg_constraint
       where conrelid = $1::regclass and contype = 'c'
     union all
     select format('alter table %I alter column %I drop identity', $1::text, attname) from pg_attribute
       where attrelid = $1::regclass and attidentity <> ''
     union all
     select format('alter table %I alter column %I drop expression', $1::text, attname) from pg_attribute
       where attrelid = $1::regclass and attgenerated <> ''`,
    [table],
  );
  return ["select 1", ...rows.map(({ statement }) => statement)].join("; ");
}

async function typeOf(table: string, column: string) {
  const { rows } = await shop.db.$client.query<{ data_type: string; is_nullable: string }>(
    "select case udt_name when '_uuid' then 'uuid[]' else data_type end as data_type, is_nullable from information_schema.columns where table_schema = 'public' and table_name = $1 and column_name = $2",
    [table, column],
  );
  if (!rows[0]) throw new Error(`There is no ${table}.${column}`);
  return rows[0];
}

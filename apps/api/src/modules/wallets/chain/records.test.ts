import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase, type TestDatabase } from "../../../platform/testing/test-database.ts";
import { CHAIN_SESSION, ENTRIES_WITH_OWNERS, ENTRY_TEXT } from "./records.sql.ts";

let made: TestDatabase;
beforeAll(async () => {
  made = await testDatabase();
});
afterAll(() => made.close());

// R-WAL-22
test("the composed text of an entry is that of its row, whatever its account is called, and if it has none", async () => {
  const client = await made.owner.$client.connect();
  try {
    await client.query(`begin; ${CHAIN_SESSION}; set local session_replication_role = replica`);
    const names = [
      "",
      "sales",
      "two words",
      "comma, and (brackets)",
      'a "quote"',
      "back\\slash",
      "'",
      "Ω ",
      "\n",
    ];
    const transfer = randomUUID();
    for (const [at, name] of names.entries())
      await client.query(
        `with account as (
          insert into ledger_accounts (owner_kind, owner_uuid, name, currency, balance) values ('platform', $1, $2, 'meowcent', null)
          returning id
        ) insert into ledger_entries (transfer_id, account_id, amount) select $3, id, $4 from account, generate_series(1, 2)`,
        [at % 2 === 0 ? null : randomUUID(), name, transfer, at % 3 === 0 ? -1 - at : at * 1_000_000_007],
      );
    await client.query(
      "insert into ledger_entries (transfer_id, account_id, amount) values ($1, 987654321, 9223372036854775807)",
      [transfer],
    );
    const { rows } = await client.query<{ composed: string }>(
      `select ${ENTRY_TEXT} as composed from ${ENTRIES_WITH_OWNERS} order by e.id`,
    );
    const { rows: whole } = await client.query<{ composed: string }>(
      `select row(e.id, e.account_id, e.amount, a.owner_kind, a.owner_uuid, a.name, a.currency)::text as composed
        from ledger_entries e left join ledger_accounts a on a.id = e.account_id order by e.id`,
    );
    expect(whole).toHaveLength(2 * names.length + 1);
    expect(rows).toEqual(whole);
  } finally {
    await client.query("rollback");
    client.release();
  }
});

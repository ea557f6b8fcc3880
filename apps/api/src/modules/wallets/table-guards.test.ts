import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../platform/database.ts";
import { testDatabase } from "../../platform/testing/test-database.ts";
import { buyOne, giveBack } from "../orders/testing/refunds.ts";
import { game, player } from "../orders/testing/shop.ts";

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await testDatabase());
  const mika = await player(db, { coins: 2_000 });
  const [kept, returned] = [await game(db), await game(db)];
  await buyOne(db, mika, kept, { wallet: { coins: 2_000 } });
  const order_uuid = await buyOne(db, mika, returned, { wallet: { coins: 1_000 } });
  expect(await giveBack(db, mika, { order_uuid, store_id: returned.id })).toBeNull();
});
afterAll(() => close());

/** The same row once more, with these columns changed. */
const copyOf = (table: string, changed: object) =>
  `insert into ${table} select (jsonb_populate_record(found, '${JSON.stringify(changed)}')).* from ${table} found limit 1`;

const CONFIRMED = `insert into payout_batches (uuid, currency_id, source, execute_on, worth, needs_approval, created_by, created_at,
    approved_by, approved_at)
  select gen_random_uuid(), 'USD', '{}', '2026-03-01', 1, true, maker, now(), maker, now() from gen_random_uuid() maker`;

// R-WAL-2
test.each([
  [
    "a wallet below zero",
    "ledger_accounts_not_negative",
    "update ledger_accounts set balance = -1 where owner_kind = 'player'",
  ],
  ["a lot that gave more than was in it", "ledger_lots_remaining", "update ledger_lots set remaining = -1"],
  [
    "a lot that got back more than it gave",
    "ledger_lots_remaining",
    "update ledger_lots set remaining = granted + 1",
  ],
  [
    "an order of another sum than its silver and coins",
    "orders_split",
    copyOf("orders", { uuid: randomUUID(), total: 999 }),
  ],
  ["a game owned twice", "entitlements_user_uuid_store_id_pk", copyOf("entitlements", {})],
  ["a game given back twice", "order_refunds_once", copyOf("order_refunds", { uuid: randomUUID() })],
  ["a batch of payouts approved by its maker", "payout_batches_approval", CONFIRMED],
])("the tables themselves refuse %s", async (_says, constraint, statement) => {
  await expect(db.$client.query(statement)).rejects.toMatchObject({ constraint });
});

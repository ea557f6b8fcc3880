import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";
import { verifyWithin } from "../wallets/verify/verify-ledger.ts";
import { addBatch, decide, someRequest } from "./testing/earn.ts";

let shop: TestShop;
/** A payout that was paid, in a batch that two people sent. */
const batch = randomUUID();
let paid: string;
beforeAll(async () => {
  shop = await testShop();
  const [maker, second] = [
    await shop.player({ roles: ["finance"] }),
    await shop.player({ roles: ["finance"] }),
  ];
  paid = await someRequest(shop, await shop.player({ roles: ["creator"] }), 140_000);
  fieldOf(await addBatch(shop, maker, [paid], batch), "addPayoutBatch");
  fieldOf(await decide(shop, "approvePayoutBatch", second, batch), "approvePayoutBatch");
  fieldOf(await decide(shop, "settlePayoutBatch", second, batch), "settlePayoutBatch");
});
afterAll(() => shop.close());

/** The checks that notice a change made behind the service's back, without the hash chain. */
async function noticedBy(statement: string): Promise<readonly string[]> {
  const client = await shop.owner.$client.connect();
  try {
    await client.query("begin; set local session_replication_role = replica");
    await client.query("alter table payout_batches drop constraint payout_batches_approval");
    await client.query(statement);
    const { differences } = await verifyWithin(client);
    return [...new Set(differences.map(({ check }) => check))].toSorted();
  } finally {
    await client.query("rollback");
    client.release();
  }
}

const MONEY = "payouts and entries";

// R-ERN-18
test.each([
  ["nothing", "select 1", []],
  [
    "a larger amount",
    "update payout_requests set amount = amount + 1",
    ["batches of payouts", MONEY, "payouts"],
  ],
  ["more money for it", "update payout_requests set pay_amount = pay_amount + 1", [MONEY, "payouts"]],
  ["a better rate", "update payout_requests set minor_per_100_coins = 9600", ["payouts"]],
  ["another payee", "update payout_requests set creator_uuid = gen_random_uuid()", [MONEY]],
  ["a state without its step", "update payout_requests set state = 'returned'", ["payouts"]],
  [
    "a step that never was",
    "delete from payout_steps where to_state = 'settled'",
    [MONEY, "payouts", "documents"],
  ],
  [
    "a step from elsewhere",
    "update payout_steps set from_state = 'requested' where to_state = 'settled'",
    ["payouts"],
  ],
  [
    "an approval that never was",
    "update payout_batches set approved_by = null, approved_at = null",
    ["batches of payouts"],
  ],
  ["an approval by the maker", "update payout_batches set approved_by = created_by", ["batches of payouts"]],
  [
    "a return without the number of the bank",
    `insert into payout_steps (request_uuid, from_state, to_state, batch_uuid, actor_uuid, why, created_at)
      select request_uuid, 'settled', 'returned', batch_uuid, actor_uuid, why, created_at from payout_steps
      where to_state = 'settled'; update payout_requests set state = 'returned'`,
    ["batches of payouts", MONEY],
  ],
  [
    "a limit that was not kept",
    "update payout_batches set needs_approval = false",
    ["batches of payouts", "done alone"],
  ],
  ["a smaller worth", "update payout_batches set worth = 1", ["batches of payouts"]],
  [
    "a creator who approved",
    "update payout_batches set approved_by = (select creator_uuid from payout_requests)",
    ["batches of payouts"],
  ],
  [
    "coins that were set aside for nothing",
    `select ledger_post(gen_random_uuid(), 'payout-request', 'test', jsonb_build_array(
      jsonb_build_object('owner', 'creator', 'uuid', creator_uuid, 'name', 'payable', 'currency', 'meowcent', 'amount', -5),
      jsonb_build_object('owner', 'creator', 'uuid', creator_uuid, 'name', 'requested', 'currency', 'meowcent', 'amount', 5)), now())
      from payout_requests`,
    [MONEY, "payouts", "documents"],
  ],
])("the books notice %s", async (_what, statement, checks) => {
  expect(await noticedBy(statement)).toEqual(checks.toSorted());
});

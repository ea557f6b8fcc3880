import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";
import { buyOne, giveBack } from "../orders/testing/refunds.ts";
import { game, player } from "../orders/testing/shop.ts";
import { applyFact } from "../top-ups/index.ts";
import { factFor, openPayment, till } from "../top-ups/testing/till.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const BACK = "money_back { kind coin silver pay_amount }";

/** A top-up of 10.00 dollars with 10 coins and half a silver, of which something becomes; its line of the log. */
async function toppedUp(...came: readonly Parameters<typeof factFor>[1][]) {
  const { services } = await till(shop.db);
  const own = { ...services, config: shop.config };
  const mika = await player(shop.db);
  const payment = await openPayment(own, mika);
  await applyFact(services, factFor(payment));
  for (const fact of came) await applyFact(services, factFor(payment, fact));
  return { mika, payment };
}

async function linesOf(viewer: Viewer, action: "recharge" | "consume") {
  const answer = await shop.ask(
    `{ findAccountLog(action_type: "${action}") { list { state ${BACK} } } }`,
    {},
    viewer,
  );
  return fieldOf<{ list: { state: number; money_back: unknown }[] }>(answer, "findAccountLog").list;
}

const refunded = (minor: number) =>
  ({ kind: "refunded", back: { refundId: randomUUID(), amount: { currency: "USD", minor } } }) as const;

// R-RFD-36
test.each([
  ["nothing", [], null],
  ["a part", [refunded(600)], { kind: "partly", coin: 600, silver: 30, pay_amount: 600 }],
  [
    "all in two parts",
    [refunded(600), refunded(400)],
    { kind: "wholly", coin: 1_000, silver: 50, pay_amount: 1_000 },
  ],
  [
    "a dispute",
    [{ kind: "disputed", disputeId: "D" }],
    { kind: "disputed", coin: 0, silver: 0, pay_amount: 0 },
  ],
  [
    "a dispute that was lost",
    [
      { kind: "disputed", disputeId: "D" },
      { kind: "reversed", disputeId: "D", back: { amount: { currency: "USD", minor: 1_000 } } },
    ],
    { kind: "charged-back", coin: 1_000, silver: 50, pay_amount: 1_000 },
  ],
] as const)(
  "the line of a top-up of which %s went back says so, and stays done",
  async (_says, came, back) => {
    const { mika, payment } = await toppedUp(...came);
    expect(await linesOf(mika, "recharge")).toEqual([{ state: 1, money_back: back }]);
    // The receipt opens from the statement, too.
    const answer = await shop.ask(
      `{ findAccountStatement(type: 0) { list { action_type log { payment_order_no ${BACK} } } } }`,
      {},
      mika,
    );
    const { list } = fieldOf<{ list: { action_type: string; log: object }[] }>(
      answer,
      "findAccountStatement",
    );
    expect(list.find(({ action_type }) => action_type === "recharge")?.log).toEqual({
      payment_order_no: payment.order_no,
      money_back: back,
    });
  },
);

// R-RFD-36
test("the lot of a refunded top-up says what was paid, and what of that went back", async () => {
  const { mika } = await toppedUp(refunded(600));
  const lots = async (type: 0 | 1) => {
    const answer = await shop.ask(
      `{ findWalletLots(type: ${type}) { list { granted remaining paid_minor paid_back_minor } } }`,
      {},
      mika,
    );
    return fieldOf<{ list: unknown[] }>(answer, "findWalletLots").list;
  };
  expect(await lots(0)).toEqual([
    { granted: 1_000, remaining: 400, paid_minor: 1_000, paid_back_minor: 600 },
  ]);
  expect(await lots(1)).toEqual([{ granted: 50, remaining: 20, paid_minor: null, paid_back_minor: 0 }]);
});

// R-RFD-36
test("the line of a returned game says what came back to the wallet", async () => {
  const mika = await player(shop.db, { coins: 1_000 });
  const { id, list } = await game(shop.db, { list: 900 });
  const order_uuid = await buyOne(shop.db, mika, { id, list }, { wallet: { coins: 1_000 } });
  expect(await linesOf(mika, "consume")).toEqual([{ state: 1, money_back: null }]);
  expect(await giveBack(shop.db, mika, { order_uuid, store_id: id })).toBeNull();
  expect(await linesOf(mika, "consume")).toEqual([
    { state: 1, money_back: { kind: "wholly", coin: 900, silver: 0, pay_amount: null } },
  ]);
});

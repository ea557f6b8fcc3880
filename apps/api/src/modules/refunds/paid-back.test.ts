import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";
import { buyOne } from "../orders/testing/refunds.ts";
import { game, player } from "../orders/testing/shop.ts";
import { verifyLedger } from "../wallets/index.ts";
import { verifyWithin } from "../wallets/verify/verify-ledger.ts";
import { applyFact } from "../top-ups/apply-fact.ts";
import { factFor, openPayment, till } from "../top-ups/testing/till.ts";
import { refundTopUp } from "./refund-top-up.ts";

let shop: TestShop;
let one: Awaited<ReturnType<typeof refunded>>;
beforeAll(async () => {
  shop = await testShop();
  one = await refunded();
});
afterAll(async () => {
  expect((await verifyLedger(shop.db)).differences).toEqual([]);
  await shop.close();
});

/** Ten coins, nine of which are spent before the bank takes six back; the last one pays a part of the five owed. */
async function refunded() {
  const { services } = await till(shop.db);
  const own = { ...services, config: shop.config };
  const mika = await player(shop.db);
  const payment = await openPayment(own, mika);
  await applyFact(services, factFor(payment));
  await buyOne(shop.db, mika, await game(shop.db, { list: 900 }), { wallet: { coins: 1_000 } });
  await refundTopUp(
    own,
    { uuid: randomUUID(), role: "finance" },
    {
      uuid: randomUUID(),
      order_no: payment.order_no,
      pay_amount: 600,
      reason: "As agreed",
      bank_reference: `B-${payment.order_no}`,
    },
  );
  return { mika, payment };
}

// R-RFD-27
describe("whose top-up was refunded", () => {
  test("sees the refund as a line of the wallet, with the money that went back", async () => {
    const fields = "action_type amount balance log { pay_amount currency_id payment_order_no coin silver }";
    const answer = await shop.ask(
      `{ coins: findAccountStatement(type: 0) { list { ${fields} } } silver: findAccountStatement(type: 1) { list { amount balance } } }`,
      {},
      one.mika,
    );
    const log = {
      pay_amount: 600,
      currency_id: "USD",
      payment_order_no: one.payment.order_no,
      coin: 100,
      silver: 30,
    };
    expect(fieldOf<{ list: unknown[] }>(answer, "coins").list).toMatchObject([
      { action_type: "recharge_refund", amount: -100, balance: 0, log },
      { action_type: "consume", amount: -900, balance: 100 },
      { action_type: "recharge", amount: 1_000, balance: 1_000 },
    ]);
    expect(fieldOf<{ list: unknown[] }>(answer, "silver").list).toEqual([
      { amount: -30, balance: 20 },
      { amount: 50, balance: 50 },
    ]);
  });

  test("finds it in the history, and with the payment", async () => {
    const history = await shop.ask(
      `{ findAccountLog(action_type: "recharge_refund") { total list { coin silver deducted_amount pay_amount currency_id payment_order_no state } } }`,
      {},
      one.mika,
    );
    expect(fieldOf(history, "findAccountLog")).toEqual({
      total: 1,
      list: [
        {
          coin: 100,
          silver: 30,
          deducted_amount: 130,
          pay_amount: 600,
          currency_id: "USD",
          payment_order_no: one.payment.order_no,
          state: 1,
        },
      ],
    });
    const payment = await shop.ask(
      `{ findPayment(order_no: "${one.payment.order_no}") { state status refunds { kind pay_amount coin silver owed } } }`,
      {},
      one.mika,
    );
    expect(fieldOf(payment, "findPayment")).toEqual({
      state: 1,
      status: "partially_refunded",
      refunds: [{ kind: "refunded", pay_amount: 600, coin: 100, silver: 30, owed: 500 }],
    });
  });

  test("is not found by other players, while finance sees who owes what", async () => {
    const asked = `{ findTopUpRefund(order_no: "${one.payment.order_no}") { state pay_amount } findDebtor { user_uuid owed } }`;
    const finance = await shop.player({ roles: ["finance"] });
    const answer = await shop.ask(asked, {}, finance);
    expect(fieldOf(answer, "findTopUpRefund")).toEqual([{ state: "done", pay_amount: 600 }]);
    expect(fieldOf(answer, "findDebtor")).toEqual([{ user_uuid: one.mika.uuid, owed: 500 }]);
    const { errors } = await shop.ask(asked, {}, one.mika);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "auth/forbidden" });
  });
});

// R-RFD-28
describe("the check of the books finds", () => {
  test.each([
    ["another amount", "update payment_refunds set minor = minor + 1 where order_no = $1"],
    ["fewer coins than their part", "update payment_refunds set coin = coin - 1 where order_no = $1"],
    [
      "coins taken that were not there",
      "update payment_refunds set coin_taken = coin_taken + 1 where order_no = $1",
    ],
    ["a statement that was changed", "update payment_refunds set stated = stated + 1 where order_no = $1"],
    ["a refund without a record", "delete from payment_refunds where order_no = $1"],
    [
      "another moment",
      "update payment_refunds set created_at = created_at + interval '1 second' where order_no = $1",
    ],
    [
      "another player's debt",
      "update ledger_accounts set owner_uuid = gen_random_uuid() where owner_kind = 'debtor' and $1 <> ''",
    ],
    [
      "a debt payment without a payer",
      "update ledger_entries set amount = 1 where account_id in (select id from ledger_accounts where owner_kind = 'debtor') and $1 <> ''",
    ],
    ["a payment that hides it", "update payments set state = 'succeeded' where order_no = $1"],
    [
      "an open dispute without its state",
      "insert into payment_disputes select provider_key, 'x', order_no, user_uuid, 'open', now(), now() from payments where order_no = $1",
    ],
    [
      "its payer among those who asked",
      "update top_up_refunds set asked_by = (select user_uuid from payments where order_no = $1)",
    ],
    ["a large refund by one person", "update top_up_refunds set pay_amount = 1000000 where order_no = $1"],
    [
      "a write-off that is not in the books",
      "insert into debt_write_offs values (gen_random_uuid(), (select user_uuid from payments where order_no = $1), 500, 'x', gen_random_uuid(), null, now(), now())",
    ],
  ])("%s", async (_says, change) => {
    const client = await shop.owner.$client.connect();
    try {
      await client.query("begin");
      await client.query("set local session_replication_role = replica");
      await client.query(change, [one.payment.order_no]);
      const { differences } = await verifyWithin(client);
      expect(differences).not.toEqual([]);
      expect(differences.filter(({ says }) => says.startsWith("could not be computed"))).toEqual([]);
    } finally {
      await client.query("rollback");
      client.release();
    }
  });
});

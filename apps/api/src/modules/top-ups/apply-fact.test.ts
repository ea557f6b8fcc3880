import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Services } from "../../platform/context.ts";
import { testDatabase } from "../../platform/testing/test-database.ts";
import { player } from "../orders/testing/shop.ts";
import { expireLots, verifyLedger, walletOf } from "../wallets/index.ts";
import { applyFact } from "./apply-fact.ts";
import { ownPayment } from "./payment-row.ts";
import { factFor, openPayment, till } from "./testing/till.ts";

let services: Services;
let close: () => Promise<void>;
beforeAll(async () => {
  const made = await testDatabase(50);
  close = made.close;
  ({ services } = await till(made.db));
});
afterAll(async () => {
  expect((await verifyLedger(services.db)).differences).toEqual([]);
  await close();
});

const NOTHING = { meowcent: 0, silver: 0 };
/** The second USD plan: 10 coins, and half a coin of silver. */
const CREDITED = { meowcent: 1_000, silver: 50 };

async function payment() {
  const mika = await player(services.db);
  return { mika, payment: await openPayment(services, mika), wallet: () => walletOf(services.db, mika.uuid) };
}
const stateOf = async (userUuid: string, orderNo: string) =>
  (await ownPayment(services.db.$client, userUuid, orderNo))?.state;

// R-PAY-1
describe("a verified success", () => {
  // R-PAY-3
  test("credits the coins and silver of the plan as it was when the payment began", async () => {
    const { mika, payment: topUp, wallet } = await payment();
    await services.db.$client.query(
      "update recharge_plans set coin = coin * 10 where currency_id = 'USD' and index = 1",
    );
    expect(await applyFact(services, factFor(topUp))).toEqual({ outcome: "credited", state: "succeeded" });
    await services.db.$client.query(
      "update recharge_plans set coin = coin / 10 where currency_id = 'USD' and index = 1",
    );
    expect(await wallet()).toEqual(CREDITED);
    const { rows } = await services.db.$client.query(
      `select l.origin, l.granted, l.paid_minor, l.paid_currency from ledger_lots l join ledger_accounts a on a.id = l.account_id
        where a.owner_uuid = $1 order by l.origin`,
      [mika.uuid],
    );
    expect(rows).toEqual([
      { origin: "bonus", granted: 50, paid_minor: null, paid_currency: null },
      { origin: "paid", granted: 1_000, paid_minor: 1_000, paid_currency: "USD" },
    ]);
  });

  // R-TOP-16
  test("credits what never expires, silver included", async () => {
    const { payment: topUp, wallet } = await payment();
    await applyFact(services, factFor(topUp));
    await expireLots({ db: services.db, now: () => new Date("2999-01-01T00:00:00Z") });
    expect(await wallet()).toEqual(CREDITED);
  });

  // R-PAY-3
  test("credits coins, not the amount paid: CNY 68.00 is 10 coins", async () => {
    const mika = await player(services.db);
    const topUp = await openPayment(services, mika, "CNY");
    expect(topUp.pay_amount).toBe(6_800);
    await applyFact(services, factFor(topUp));
    expect(await walletOf(services.db, mika.uuid)).toEqual(CREDITED);
  });

  test("changes nothing when repeated", async () => {
    const { payment: topUp, wallet } = await payment();
    await applyFact(services, factFor(topUp));
    expect(await applyFact(services, factFor(topUp))).toEqual({ outcome: "unchanged", state: "succeeded" });
    expect(
      await applyFact(services, factFor(topUp, { evidence: { source: "query", rawRef: "q" } })),
    ).toMatchObject({ outcome: "unchanged" });
    expect(await wallet()).toEqual(CREDITED);
  });

  // R-PAY-2
  test("sent 50 times at once credits once, 10 runs out of 10", async () => {
    for (let i = 0; i < 10; i += 1) {
      const { payment: topUp, wallet } = await payment();
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, () => applyFact(services, factFor(topUp))),
      );
      expect(outcomes.filter(({ outcome }) => outcome === "credited")).toHaveLength(1);
      expect(outcomes.filter(({ outcome }) => outcome === "unchanged")).toHaveLength(49);
      expect(await wallet()).toEqual(CREDITED);
    }
  });

  test.each(["failed", "cancelled", "expired"] as const)(
    "that comes after '%s' still credits: late money is real money",
    async (kind) => {
      const { payment: topUp, wallet } = await payment();
      expect(await applyFact(services, factFor(topUp, { kind }))).toMatchObject({
        outcome: "changed",
        state: kind,
      });
      expect(await wallet()).toEqual(NOTHING);
      expect(await applyFact(services, factFor(topUp))).toEqual({ outcome: "credited", state: "succeeded" });
      expect(await wallet()).toEqual(CREDITED);
    },
  );

  test.each(["pending", "failed", "cancelled", "expired"] as const)(
    "is not taken back by a later '%s'",
    async (kind) => {
      const { payment: topUp, wallet } = await payment();
      await applyFact(services, factFor(topUp));
      expect(await applyFact(services, factFor(topUp, { kind }))).toEqual({
        outcome: "unchanged",
        state: "succeeded",
      });
      expect(await wallet()).toEqual(CREDITED);
    },
  );
});

// R-PAY-4, R-CAS-1
describe("goes to manual review without a credit", () => {
  test.each([
    ["an amount one unit too small", { amount: { currency: "USD", minor: 999 } }],
    ["an amount one unit too large", { amount: { currency: "USD", minor: 1_001 } }],
    ["the same amount in another currency", { amount: { currency: "TWD", minor: 1_000 } }],
    ["another merchant's account", { merchantAccount: "SOMEONE-ELSE" }],
    ["another provider's statement", { provider: "stripe" }],
  ])("%s", async (_says, change) => {
    const { mika, payment: topUp, wallet } = await payment();
    expect(await applyFact(services, factFor(topUp, change))).toEqual({ outcome: "review", state: "review" });
    expect(await wallet()).toEqual(NOTHING);
    // A failure does not clear it either: the unexplained money waits for a person.
    expect(await applyFact(services, factFor(topUp, { kind: "failed" }))).toMatchObject({
      outcome: "unchanged",
      state: "review",
    });
    expect(await stateOf(mika.uuid, topUp.order_no)).toBe("review");
    expect(await wallet()).toEqual(NOTHING);
  });

  test("a second payment for one order", async () => {
    const { payment: topUp, wallet } = await payment();
    await applyFact(services, factFor(topUp));
    expect(await applyFact(services, factFor(topUp, { providerTxnId: "T-other" }))).toEqual({
      outcome: "review",
      state: "succeeded",
    });
    expect(await wallet()).toEqual(CREDITED);
  });

  test("a transaction that already paid for another order, also when both arrive at once", async () => {
    const [first, second] = [await payment(), await payment()];
    const providerTxnId = `T-shared-${first.payment.order_no}`;
    const outcomes = await Promise.all(
      [first, second].map(({ payment: topUp }) => applyFact(services, factFor(topUp, { providerTxnId }))),
    );
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["credited", "review"]);
    const wallets = [await first.wallet(), await second.wallet()];
    expect(wallets).toContainEqual(CREDITED);
    expect(wallets).toContainEqual(NOTHING);
  });

  // R-RFD-2
  test("a refund that does not say how much went back", async () => {
    const { payment: topUp, wallet } = await payment();
    await applyFact(services, factFor(topUp));
    expect(await applyFact(services, factFor(topUp, { kind: "refunded" }))).toEqual({
      outcome: "review",
      state: "succeeded",
    });
    expect(await wallet()).toEqual(CREDITED);
  });
});

// R-RFD-2
test("a refund that arrives before its payment is parked until the payment comes, and then is treated as any other", async () => {
  const { mika, payment: topUp } = await payment();
  expect(await applyFact(services, factFor(topUp, { kind: "refunded" }))).toEqual({
    outcome: "parked",
    state: "pending",
  });
  expect(await applyFact(services, factFor(topUp))).toMatchObject({ outcome: "credited" });
  expect((await ownPayment(services.db.$client, mika.uuid, topUp.order_no))?.review_reason).toBe(
    "money-back",
  );
});

// R-CAS-1
test("money for a user who has left is held by the platform and reviewed", async () => {
  const { mika, payment: topUp, wallet } = await payment();
  await services.db.$client.query('update "user" set deleted_at = now() where id = $1', [mika.uuid]);
  expect(await applyFact(services, factFor(topUp))).toMatchObject({ outcome: "credited" });
  expect(await wallet()).toEqual(NOTHING);
  expect((await ownPayment(services.db.$client, mika.uuid, topUp.order_no))?.review_reason).toBe("user-gone");
});

test("an unknown order credits no one", async () => {
  const { payment: topUp } = await payment();
  expect(await applyFact(services, factFor(topUp, { orderNo: "01JNB2Q6W0ABCDEFGHJKMNPQRS" }))).toEqual({
    outcome: "no-such-payment",
    state: null,
  });
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Services, Viewer } from "../../../platform/context.ts";
import { testDatabase } from "../../../platform/testing/test-database.ts";
import { checkout } from "../../orders/index.ts";
import { buyOne, giveBack } from "../../orders/testing/refunds.ts";
import { buying, game, NOW, player } from "../../orders/testing/shop.ts";
import { verifyLedger, walletOf } from "../../wallets/index.ts";
import { applyFact, reviewLongParked } from "../apply-fact.ts";
import { ownPayment, type PaymentRow } from "../payment-row.ts";
import type { ProviderFact } from "../../providers/provider.types.ts";
import { factFor, openPayment, till } from "../testing/till.ts";

let services: Services;
let pass: (ms: number) => void;
let close: () => Promise<void>;
beforeAll(async () => {
  const made = await testDatabase(24);
  close = made.close;
  ({ services, pass } = await till(made.db));
});
afterAll(async () => {
  expect((await verifyLedger(services.db)).differences).toEqual([]);
  await close();
});

const usd = (minor: number) => ({ currency: "USD", minor });

/** A top-up of USD 10.00 for 10 coins and half a coin of silver. */
async function toppedUp() {
  const mika = await player(services.db);
  const payment = await openPayment(services, mika);
  await applyFact(services, factFor(payment));
  return desk(mika, payment);
}

const desk = (mika: Viewer, payment: PaymentRow) => ({
  mika,
  payment,
  tell: (change: Partial<ProviderFact>) => applyFact(services, factFor(payment, change)),
  refund: (refundId: string | null, minor: number, change: Partial<ProviderFact> = {}) =>
    applyFact(
      services,
      factFor(payment, {
        kind: "refunded",
        back: {
          ...(refundId !== null && { refundId: `${refundId}-${payment.order_no}` }),
          amount: usd(minor),
        },
        ...change,
      }),
    ),
  dispute: (
    kind: "disputed" | "dispute_won" | "reversed",
    id: string | undefined = `D-${payment.order_no}`,
  ) => applyFact(services, factFor(payment, { kind, ...(id && { disputeId: id }) })),
  wallet: () => walletOf(services.db, mika.uuid),
  state: async () => (await ownPayment(services.db.$client, mika.uuid, payment.order_no))?.state,
  owed: async () => {
    const { rows } = await services.db.$client.query<{ owed: number }>("select debt_of($1) as owed", [
      mika.uuid,
    ]);
    return rows[0]?.owed;
  },
  buys: async (list: number, coins: number) => {
    const bought = await game(services.db, { list });
    const request = buying({ game: bought }, { coins });
    const answer = await checkout({ db: services.db, now: () => NOW }, mika, request, "international");
    return answer.kind === "refused" ? { code: answer.code, ...answer.facts } : answer.kind;
  },
  cases: async () => {
    const { rows } = await services.db.$client.query<{ reason: string }>(
      "select reason from payment_cases where order_no = $1 order by uuid",
      [payment.order_no],
    );
    return rows.map(({ reason }) => reason);
  },
});

// R-RFD-15, R-RFD-17
describe("a refund", () => {
  test("takes its part of the coins and of the silver out of the top-up's own lots", async () => {
    const at = await toppedUp();
    expect(await at.refund("a", 333)).toEqual({ outcome: "changed", state: "partially_refunded" });
    expect(await at.wallet()).toEqual({ meowcent: 667, silver: 34 });
    expect(await at.refund("b", 667)).toEqual({ outcome: "changed", state: "refunded" });
    expect([await at.wallet(), await at.owed()]).toEqual([{ meowcent: 0, silver: 0 }, 0]);
  });

  test("leaves what other top-ups and gifts brought", async () => {
    const mika = await player(services.db, { coins: 70, silver: 7 });
    const [one, other] = [await openPayment(services, mika), await openPayment(services, mika)];
    for (const payment of [one, other]) await applyFact(services, factFor(payment));
    await desk(mika, one).refund("a", 1_000);
    const { rows } = await services.db.$client.query(
      `select l.origin, l.granted, l.remaining from ledger_lots l join ledger_accounts a on a.id = l.account_id
        where a.owner_uuid = $1 and a.currency = 'meowcent' order by l.id`,
      [mika.uuid],
    );
    expect(rows).toEqual([
      { origin: "grant", granted: 70, remaining: 70 },
      { origin: "paid", granted: 1_000, remaining: 0 },
      { origin: "paid", granted: 1_000, remaining: 1_000 },
    ]);
  });

  // R-RFD-16
  test("reported 20 times at once, by its id and as a total, is booked once", async () => {
    const at = await toppedUp();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, each) => at.refund(each % 2 === 0 ? "a" : null, 400)),
    );
    expect(outcomes.filter(({ outcome }) => outcome === "changed")).toHaveLength(1);
    expect(outcomes.filter(({ outcome }) => outcome === "unchanged")).toHaveLength(19);
    expect(await at.wallet()).toEqual({ meowcent: 600, silver: 30 });
    expect(await at.cases()).toEqual([]);
  });

  // R-RFD-16
  test("is found by its total if its own message was lost, and by its id if the total is old", async () => {
    const at = await toppedUp();
    await at.refund(null, 300);
    await at.refund("a", 300);
    await at.refund("b", 200);
    await at.refund(null, 300);
    await at.refund(null, 500);
    expect(await at.wallet()).toEqual({ meowcent: 500, silver: 25 });
    expect(await at.cases()).toEqual([]);
  });

  // R-RFD-2
  test("that comes before its payment waits, and is applied right after the credit", async () => {
    const mika = await player(services.db);
    const at = desk(mika, await openPayment(services, mika));
    expect(await at.refund("a", 400)).toEqual({ outcome: "parked", state: "pending" });
    pass(59 * 60_000);
    await reviewLongParked(services);
    expect(await at.cases()).toEqual([]);
    expect(await at.tell({})).toEqual({ outcome: "credited", state: "partially_refunded" });
    expect(await at.wallet()).toEqual({ meowcent: 600, silver: 30 });
  });

  // R-RFD-2
  test("whose payment does not come within an hour is a case, once, and still applied with the payment", async () => {
    const mika = await player(services.db);
    const at = desk(mika, await openPayment(services, mika));
    await at.refund("a", 400);
    pass(61 * 60_000);
    await reviewLongParked(services);
    await reviewLongParked(services);
    expect(await at.cases()).toEqual(["money-back"]);
    expect(await at.tell({})).toMatchObject({ outcome: "credited", state: "partially_refunded" });
  });

  // R-RFD-21
  test.each<[string, (at: Awaited<ReturnType<typeof toppedUp>>) => Promise<unknown>, string]>([
    ["of more than was paid", (at) => at.refund("a", 1_001), "amount-mismatch"],
    ["of nothing", (at) => at.refund("a", 0), "amount-mismatch"],
    [
      "in another currency",
      (at) =>
        at.tell({
          kind: "refunded",
          back: { refundId: randomUUID(), amount: { currency: "TWD", minor: 100 } },
        }),
      "currency-mismatch",
    ],
    ["of another amount of order", (at) => at.refund("a", 100, { amount: usd(999) }), "amount-mismatch"],
    ["of another merchant", (at) => at.refund("a", 100, { merchantAccount: "X" }), "merchant-mismatch"],
    ["of another payment for the order", (at) => at.refund("a", 100, { providerTxnId: "T-2" }), "money-back"],
    ["without an amount", (at) => at.tell({ kind: "refunded" }), "money-back"],
  ])("%s is a case and moves nothing", async (_says, tell, reason) => {
    const at = await toppedUp();
    expect(await tell(at)).toEqual({ outcome: "review", state: "succeeded" });
    expect([await at.cases(), await at.wallet()]).toEqual([[reason], { meowcent: 1_000, silver: 50 }]);
  });

  // R-RFD-21
  test("by an id that belongs to another amount, or another payment, is a case", async () => {
    const [one, other] = [await toppedUp(), await toppedUp()];
    await one.refund("a", 400);
    expect(await one.refund("a", 300)).toMatchObject({ outcome: "review" });
    const shared = { refundId: `a-${one.payment.order_no}`, amount: usd(400) };
    expect(await other.tell({ kind: "refunded", back: shared })).toMatchObject({ outcome: "review" });
    expect([await one.cases(), await other.cases()]).toEqual([["amount-mismatch"], ["order-mismatch"]]);
  });

  test("for a user who had left goes back from what the platform holds", async () => {
    const mika = await player(services.db);
    const at = desk(mika, await openPayment(services, mika));
    await services.db.$client.query('update "user" set deleted_at = now() where id = $1', [mika.uuid]);
    await at.tell({});
    expect(await at.refund("a", 1_000)).toMatchObject({ state: "refunded" });
    expect(await at.owed()).toBe(0);
  });
});

// R-RFD-18, R-RFD-19, R-RFD-20
describe("coins that were spent already", () => {
  test("are owed; nothing can be bought until a top-up has paid that first", async () => {
    const at = await toppedUp();
    expect(await at.buys(900, 1_000)).toBe("done");
    await at.refund("a", 1_000);
    expect([await at.wallet(), await at.owed(), await at.state()]).toEqual([
      { meowcent: 0, silver: 0 },
      900,
      "refunded",
    ]);
    expect(await at.buys(0, 0), "what is free").toBe("done");

    const next = desk(at.mika, await openPayment(services, at.mika));
    await next.tell({});
    expect([await at.wallet(), await at.owed()]).toEqual([{ meowcent: 100, silver: 50 }, 0]);
    expect(await at.buys(100, 100)).toBe("done");
  });

  test("are paid from other coins in the wallet at once, and silver that was spent counts in coins", async () => {
    const at = await toppedUp();
    const bought = await game(services.db, { list: 50 });
    await buyOne(services.db, at.mika, bought, { wallet: { coins: 1_000, silver: 50 } });
    expect(await at.wallet()).toEqual({ meowcent: 1_000, silver: 0 });
    const next = desk(at.mika, await openPayment(services, at.mika));
    await next.tell({});
    await at.refund("a", 1_000);
    expect([await at.wallet(), await at.owed()]).toEqual([{ meowcent: 950, silver: 50 }, 0]);
  });

  test("freeze purchases with what is owed, and a game given back pays it", async () => {
    const at = await toppedUp();
    const bought = await game(services.db, { list: 1_000 });
    const order = await buyOne(services.db, at.mika, bought, { wallet: { coins: 1_000 } });
    await at.refund("a", 600);
    expect(await at.owed()).toBe(600);
    expect(await at.buys(20, 0), "silver is no way out").toMatchObject({ code: "pay/insufficient-balance" });
    const withSilver = buying({ game: await game(services.db, { list: 20 }) }, { silver: 20 });
    expect(
      await checkout({ db: services.db, now: () => NOW }, at.mika, withSilver, "international"),
    ).toMatchObject({ kind: "refused", code: "pay/purchases-frozen", facts: { owed: 600, disputed: false } });
    expect(await giveBack(services.db, at.mika, { order_uuid: order, store_id: bought.id })).toBeNull();
    expect([await at.wallet(), await at.owed()]).toEqual([{ meowcent: 400, silver: 20 }, 0]);
  });

  test("by a purchase at the same moment are owed, or the purchase is refused: never both, never neither", async () => {
    for (let round = 0; round < 10; round += 1) {
      const at = await toppedUp();
      const [bought] = await Promise.all([at.buys(1_000, 1_000), at.refund("a", 1_000)]);
      const owed = await at.owed();
      expect(await at.wallet()).toMatchObject({ meowcent: 0 });
      expect(owed).toBe(bought === "done" ? 1_000 : 0);
    }
  });
});

// R-DSP-1, R-DSP-2, R-DSP-3
describe("a dispute", () => {
  test("freezes purchases and keeps the coins; won, everything is as before", async () => {
    const at = await toppedUp();
    expect(await at.dispute("disputed")).toEqual({ outcome: "changed", state: "disputed" });
    expect(await at.buys(500, 1_000)).toEqual({ code: "pay/purchases-frozen", owed: 0, disputed: true });
    expect(await at.wallet()).toEqual({ meowcent: 1_000, silver: 50 });
    expect(await at.dispute("dispute_won")).toEqual({ outcome: "changed", state: "succeeded" });
    expect(await at.dispute("disputed"), "heard late").toEqual({ outcome: "unchanged", state: "succeeded" });
    expect(await at.buys(500, 1_000)).toBe("done");
  });

  test("lost takes back what is left, once", async () => {
    const at = await toppedUp();
    await at.refund("a", 400);
    await at.dispute("disputed");
    expect(await at.refund("b", 100), "told late").toEqual({ outcome: "changed", state: "disputed" });
    const lost = await Promise.all(Array.from({ length: 10 }, () => at.dispute("reversed")));
    expect(lost.filter(({ outcome }) => outcome === "changed")).toHaveLength(1);
    expect(await at.dispute("reversed", ""), "without its id").toMatchObject({ outcome: "unchanged" });
    expect([await at.state(), await at.wallet(), await at.owed()]).toEqual([
      "reversed",
      { meowcent: 0, silver: 0 },
      0,
    ]);
    expect(await at.refund("c", 100), "after everything went back").toMatchObject({ outcome: "review" });
    expect(await at.dispute("dispute_won"), "after it was lost").toMatchObject({ state: "reversed" });
  });

  test("won after a partial refund leaves the payment partly refunded", async () => {
    const at = await toppedUp();
    await at.refund("a", 400);
    await at.dispute("disputed");
    expect(await at.dispute("dispute_won")).toMatchObject({ state: "partially_refunded" });
  });

  test("reported before an earlier refund is applied once that is reported, too", async () => {
    const at = await toppedUp();
    await at.dispute("disputed");
    const lost = {
      kind: "reversed",
      disputeId: `D-${at.payment.order_no}`,
      back: { amount: usd(700) },
    } as const;
    expect(await at.tell(lost)).toEqual({ outcome: "review", state: "disputed" });
    expect(await at.refund("a", 300)).toEqual({ outcome: "changed", state: "reversed" });
    expect(await at.tell(lost)).toMatchObject({ outcome: "unchanged" });
    expect([await at.wallet(), await at.owed()]).toEqual([{ meowcent: 0, silver: 0 }, 0]);
  });

  test("of a payment that another one has taken changes nothing, however late it is reported", async () => {
    const at = await toppedUp();
    await at.dispute("disputed", "one");
    await at.dispute("reversed", "other");
    for (const kind of ["disputed", "dispute_won", "disputed"] as const)
      expect(await at.dispute(kind, "third")).toEqual({ outcome: "unchanged", state: "reversed" });
    expect(await at.dispute("dispute_won", "one")).toEqual({ outcome: "unchanged", state: "reversed" });
    expect(await at.buys(0, 0)).toBe("done");
    expect(await at.dispute("dispute_won", "other"), "what took it comes back").toMatchObject({
      outcome: "review",
    });
  });

  test("about a part of what is left is a case", async () => {
    const at = await toppedUp();
    expect(
      await at.tell({ kind: "reversed", disputeId: randomUUID(), back: { amount: usd(300) } }),
    ).toMatchObject({
      outcome: "review",
      state: "succeeded",
    });
    expect(await at.cases()).toEqual(["amount-mismatch"]);
  });

  test("of two is open until both are over, also if one is reported without its id", async () => {
    const at = await toppedUp();
    await at.dispute("disputed", "");
    await at.dispute("disputed", `2-${at.payment.order_no}`);
    await at.dispute("disputed", `3-${at.payment.order_no}`);
    expect(await at.dispute("dispute_won", `2-${at.payment.order_no}`)).toMatchObject({ state: "disputed" });
    expect(await at.dispute("dispute_won", `3-${at.payment.order_no}`)).toMatchObject({ state: "succeeded" });
    expect(await at.dispute("disputed", ""), "old news").toMatchObject({ state: "succeeded" });
  });

  test("opened beside a purchase: whichever comes first, no purchase follows", async () => {
    const at = await toppedUp();
    await Promise.all([at.buys(100, 1_000), at.dispute("disputed")]);
    const { meowcent } = await at.wallet();
    expect(await at.buys(100, meowcent)).toMatchObject({ code: "pay/purchases-frozen" });
  });
});

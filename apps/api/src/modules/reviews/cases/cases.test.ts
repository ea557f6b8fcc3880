import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Services } from "../../../platform/context.ts";
import { testDatabase } from "../../../platform/testing/test-database.ts";
import { NOW, player } from "../../orders/testing/shop.ts";
import { verifyLedger, walletOf } from "../../wallets/index.ts";
import { applyFact } from "../../top-ups/apply-fact.ts";
import { notify } from "../../top-ups/notify.http.ts";
import { ownPayment, type PaymentRow } from "../../top-ups/payment-row.ts";
import type { ProviderFact } from "../../providers/provider.types.ts";
import { factFor, openPayment, till } from "../../top-ups/testing/till.ts";
import { vendor } from "../../top-ups/testing/vendor.ts";
import { decideCase } from "./decide-case.ts";
import { findPaymentCases, type PaymentCase } from "./find-cases.ts";

let services: Services;
let close: () => Promise<void>;
const sugoi = vendor(() => NOW);
beforeAll(async () => {
  const made = await testDatabase(50);
  close = made.close;
  ({ services } = await till(made.db, sugoi.network));
});
afterAll(async () => {
  expect((await verifyLedger(services.db)).differences).toEqual([]);
  await close();
});

const NOTHING = { meowcent: 0, silver: 0 };
/** The second USD plan: 10 coins for USD 10.00, and half a coin of silver. */
const CREDITED = { meowcent: 1_000, silver: 50 };
type Person = { readonly uuid: string; readonly role: "finance" | "root" };
// Others in each test, since what one person does within a day adds up (R-TWO-1).
let KUMI: Person;
let SORA: Person;
beforeEach(() => {
  KUMI = { uuid: randomUUID(), role: "finance" };
  SORA = { uuid: randomUUID(), role: "root" };
});

async function payment() {
  const mika = await player(services.db);
  const topUp = await openPayment(services, mika);
  return {
    mika,
    topUp,
    wallet: () => walletOf(services.db, mika.uuid),
    state: async (orderNo = topUp.order_no) =>
      (await ownPayment(services.db.$client, mika.uuid, orderNo))?.state,
  };
}
const paid = (topUp: PaymentRow, minor: number, change: Partial<ProviderFact> = {}) =>
  applyFact(services, factFor(topUp, { amount: { currency: "USD", minor }, ...change }));
async function casesOf(topUp: PaymentRow): Promise<readonly PaymentCase[]> {
  return (await findPaymentCases(services.db, {})).filter(({ order_no }) => order_no === topUp.order_no);
}
async function onlyCase(topUp: PaymentRow): Promise<PaymentCase> {
  const [found, ...more] = await casesOf(topUp);
  if (!found || more.length > 0) throw new Error(`${more.length + 1} cases`);
  return found;
}
const decide = (
  at: PaymentCase,
  decision: string,
  change: { uuid?: string; user_uuid?: string; reason?: string } = {},
  actor: Person = KUMI,
) =>
  decideCase(services, actor, {
    uuid: randomUUID(),
    case_uuid: at.uuid,
    decision,
    reason: "As the provider's statement says",
    ...change,
  });
const eventsAbout = async (at: PaymentCase) =>
  (
    await services.db.$client.query(
      "select actor_uuid, operation, why, after from audit_events where object_id = $1 order by uuid",
      [at.uuid],
    )
  ).rows;

// R-CAS-1
test("genuine money for an unknown order is acknowledged and listed until staff decide", async () => {
  const { topUp, mika, wallet } = await payment();
  const lost = { ...topUp, order_no: "01JNB2Q6W0ABCDEFGHJKMNPQRS" };
  const post = () =>
    notify(
      services,
      new Request("http://api.localhost:4730/payments/notify/sugoi", {
        method: "POST",
        body: new URLSearchParams(sugoi.message(lost, "PAID")),
      }),
    );
  expect([await (await post()).text(), await (await post()).text()]).toEqual(["success", "success"]);
  const at = await onlyCase(lost);
  expect(at).toMatchObject({
    reason: "unknown-order",
    currency_id: "USD",
    pay_amount: 1_000,
    ordered: null,
    coin: 1_000,
    decisions: ["credit-paid", "returned", "dismiss"],
  });

  await expect(decide(at, "credit-paid")).rejects.toMatchObject({ code: "input/invalid" });
  await expect(decide(at, "credit-paid", { user_uuid: randomUUID() })).rejects.toMatchObject({
    code: "input/invalid",
  });
  const decided = await decide(at, "credit-paid", { user_uuid: mika.uuid });
  expect(decided).toMatchObject({ decision: "credit-paid", decided_by: KUMI.uuid, decisions: [] });
  expect(await wallet()).toEqual(CREDITED);
  await post();
  expect(await wallet()).toEqual(CREDITED);
});

test("a failed payment for an unknown order needs no review", async () => {
  const { topUp } = await payment();
  const lost = { ...topUp, order_no: "01JNB2Q6W0ABCDEFGHJKMNPQRT" };
  await applyFact(services, factFor(lost, { kind: "failed" }));
  expect(await casesOf(lost)).toEqual([]);
});

describe("a payment of the wrong amount, followed by the right one", () => {
  test("by another transaction: is credited, and the unexplained money still needs review", async () => {
    const { topUp, wallet, state } = await payment();
    await paid(topUp, 1_100, { providerTxnId: "T-odd-1" });
    expect(await paid(topUp, 1_000)).toEqual({ outcome: "credited", state: "succeeded" });
    expect([await wallet(), await state()]).toEqual([CREDITED, "succeeded"]);
    const at = await onlyCase(topUp);
    expect(at).toMatchObject({ reason: "amount-mismatch", pay_amount: 1_100, decision: null });
    await decide(at, "returned");
    expect([await wallet(), await state()]).toEqual([CREDITED, "succeeded"]);
  });

  test("of the same transaction: contradicts itself, and credits once staff accept it", async () => {
    const { topUp, wallet, state } = await payment();
    await paid(topUp, 1_100);
    expect(await paid(topUp, 1_000)).toEqual({ outcome: "review", state: "review" });
    expect(await wallet()).toEqual(NOTHING);
    const right = (await casesOf(topUp)).find(({ reason }) => reason === "contradiction");
    if (!right) throw new Error("the right statement is listed nowhere");
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => decide(right, "accept", { uuid: key })),
    );
    expect(new Set(answers.map(({ credited_order_no }) => credited_order_no))).toEqual(
      new Set([topUp.order_no]),
    );
    expect([await wallet(), await state()]).toEqual([CREDITED, "succeeded"]);
    // It was the same money, so nothing is left to decide, and one event records it.
    expect((await casesOf(topUp)).map(({ decision }) => decision)).toEqual(["accept", "accept"]);
    expect(await eventsAbout(right)).toMatchObject([
      { actor_uuid: KUMI.uuid, operation: "decidePaymentCase", why: "As the provider's statement says" },
    ]);
    expect(await paid(topUp, 1_100)).toMatchObject({ outcome: "unchanged", state: "succeeded" });
    expect(await paid(topUp, 1_000)).toMatchObject({ outcome: "unchanged", state: "succeeded" });
    expect(await wallet()).toEqual(CREDITED);
  });
});

// R-CAS-3
describe("a decision", () => {
  test("to credit the amount paid creates a payment of that amount, and closes the order it was meant for", async () => {
    const { topUp, mika, wallet, state } = await payment();
    await paid(topUp, 1_100);
    const { credited_order_no } = await decide(await onlyCase(topUp), "credit-paid");
    expect(await wallet()).toEqual({ meowcent: 1_100, silver: 0 });
    expect(await state()).toBe("failed");
    expect(await ownPayment(services.db.$client, mika.uuid, credited_order_no ?? "")).toMatchObject({
      state: "succeeded",
      pay_amount: 1_100,
      coin: 1_100,
      currency_id: "USD",
    });
    // The provider repeats the message.
    expect(await paid(topUp, 1_100)).toEqual({ outcome: "unchanged", state: "failed" });
    expect(await wallet()).toEqual({ meowcent: 1_100, silver: 0 });
    // The same money, now reported correctly, is not credited a second time.
    await paid(topUp, 1_000);
    expect(await wallet()).toEqual({ meowcent: 1_100, silver: 0 });
  });

  // R-CAS-4
  test("in another currency uses the plans of that currency", async () => {
    const { topUp, wallet } = await payment();
    await applyFact(services, factFor(topUp, { amount: { currency: "TWD", minor: 32_000 } }));
    await decide(await onlyCase(topUp), "credit-paid");
    expect(await wallet()).toEqual(CREDITED);
  });

  test("about a second payment for one order credits it as a separate payment", async () => {
    const { topUp, wallet } = await payment();
    await paid(topUp, 1_000);
    await paid(topUp, 1_000, { providerTxnId: `T-second-${topUp.order_no}` });
    await decide(await onlyCase(topUp), "credit-paid");
    expect(await wallet()).toEqual({ meowcent: 2_000, silver: 100 });
  });

  test.each(["returned", "dismiss"])(
    "'%s' moves nothing, and the payment no longer waits",
    async (decision) => {
      const { topUp, wallet, state } = await payment();
      await paid(topUp, 1_100);
      await decide(await onlyCase(topUp), decision);
      expect([await wallet(), await state()]).toEqual([NOTHING, "failed"]);
      expect(await paid(topUp, 1_100)).toMatchObject({ outcome: "unchanged", state: "failed" });
      // Real money that arrives later by another transaction still counts.
      expect(await paid(topUp, 1_000, { providerTxnId: `T-late-${topUp.order_no}` })).toMatchObject({
        outcome: "credited",
      });
      expect(await wallet()).toEqual(CREDITED);
    },
  );

  // R-CAS-3
  test("made 50 times at once with 50 keys is carried out once", async () => {
    const { topUp, wallet } = await payment();
    await paid(topUp, 1_100);
    const at = await onlyCase(topUp);
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => decide(at, "credit-paid")));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const result of results)
      if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "pay/case-decided" });
    expect(await wallet()).toEqual({ meowcent: 1_100, silver: 0 });
    expect(await eventsAbout(at)).toHaveLength(1);
  });

  test("racing the correct fact credits the order once and the unexplained money once", async () => {
    for (let round = 0; round < 10; round += 1) {
      const { topUp, wallet } = await payment();
      await paid(topUp, 1_100, { providerTxnId: `T-odd-${topUp.order_no}` });
      const at = await onlyCase(topUp);
      await Promise.all([
        decide(at, "credit-paid", {}, { uuid: randomUUID(), role: "finance" }),
        paid(topUp, 1_000),
        paid(topUp, 1_000),
        paid(topUp, 1_100, { providerTxnId: `T-odd-${topUp.order_no}` }),
      ]);
      expect(await wallet()).toEqual({ meowcent: 2_100, silver: 50 });
    }
  });

  test("repeated with its key changes nothing; with different content it is rejected", async () => {
    const { topUp, wallet } = await payment();
    await paid(topUp, 1_100);
    const at = await onlyCase(topUp);
    const uuid = randomUUID();
    const first = await decide(at, "credit-paid", { uuid });
    expect(await decide(at, "credit-paid", { uuid })).toEqual(first);
    await expect(decide(at, "returned", { uuid })).rejects.toMatchObject({ code: "request/id-conflict" });
    const other = await payment();
    await paid(other.topUp, 1_100);
    await expect(decide(await onlyCase(other.topUp), "returned", { uuid })).rejects.toMatchObject({
      code: "request/id-conflict",
    });
    expect(await wallet()).toEqual({ meowcent: 1_100, silver: 0 });
    expect(await eventsAbout(at)).toHaveLength(1);
  });

  // R-PAY-18
  test("above 100 coins is carried out only when a second person decides the same", async () => {
    const { topUp, wallet } = await payment();
    await paid(topUp, 10_100);
    const at = await onlyCase(topUp);
    const uuid = randomUUID();
    expect(await decide(at, "credit-paid", { uuid })).toMatchObject({ decision: null, first_by: KUMI.uuid });
    expect(await decide(at, "credit-paid", { uuid })).toMatchObject({ decision: null });
    await decide(at, "credit-paid"); // The same person again, with another key.
    expect(await wallet()).toEqual(NOTHING);
    expect(await decide(at, "credit-paid", {}, SORA)).toMatchObject({
      decision: "credit-paid",
      first_by: KUMI.uuid,
      decided_by: SORA.uuid,
    });
    expect((await wallet()).meowcent).toBeGreaterThan(10_000);
  });

  // R-PAY-18
  test("about one's own payment must be made by someone else", async () => {
    const { topUp, mika } = await payment();
    await paid(topUp, 1_100);
    const own = { uuid: mika.uuid, role: "finance" } as const;
    await expect(decide(await onlyCase(topUp), "credit-paid", {}, own)).rejects.toMatchObject({
      code: "auth/forbidden",
    });
  });

  // R-CAS-5
  test("to accept what the provider never corrected queries the provider, and trusts only its current answer", async () => {
    const { topUp, wallet } = await payment();
    await paid(topUp, 1_100);
    const at = await onlyCase(topUp);
    await expect(decide(at, "accept")).rejects.toMatchObject({ code: "pay/not-confirmed" });
    sugoi.says({ ...topUp, pay_amount: 1_100 }, "PAID");
    await expect(decide(at, "accept")).rejects.toMatchObject({ code: "pay/not-confirmed" });
    expect(await wallet()).toEqual(NOTHING);
    sugoi.says(topUp, "PAID");
    await decide(at, "accept");
    expect(await wallet()).toEqual(CREDITED);
  });

  // R-CAS-2
  test("cannot credit money that went to another account, or to a user who has left", async () => {
    const foreign = await payment();
    await paid(foreign.topUp, 1_000, { merchantAccount: "SOMEONE-ELSE" });
    const at = await onlyCase(foreign.topUp);
    expect(at.decisions).toEqual(["returned", "dismiss"]);
    await expect(decide(at, "credit-paid")).rejects.toMatchObject({ code: "input/invalid" });

    const left = await payment();
    await paid(left.topUp, 1_100);
    await services.db.$client.query(`update "user" set deleted_at = now() where id = $1`, [left.mika.uuid]);
    await expect(decide(await onlyCase(left.topUp), "credit-paid")).rejects.toMatchObject({
      code: "input/invalid",
    });
  });

  test.each([
    [{ reason: "" }, "input/invalid"],
    [{ reason: "x".repeat(501) }, "input/invalid"],
    [{ uuid: "1" }, "input/invalid"],
    [{ user_uuid: "1" }, "input/invalid"],
    [{ user_uuid: randomUUID() }, "input/invalid"],
  ])("with %j is refused", async (change, code) => {
    const { topUp } = await payment();
    await paid(topUp, 1_100);
    await expect(decide(await onlyCase(topUp), "credit-paid", change)).rejects.toMatchObject({ code });
  });

  test("about a missing case, or with an unknown decision, is rejected", async () => {
    const { topUp } = await payment();
    await paid(topUp, 1_100);
    const at = await onlyCase(topUp);
    await expect(decide({ ...at, uuid: randomUUID() }, "returned")).rejects.toMatchObject({
      code: "pay/case-not-found",
    });
    await expect(decide({ ...at, uuid: "x" }, "returned")).rejects.toMatchObject({
      code: "pay/case-not-found",
    });
    await expect(decide(at, "constructor")).rejects.toMatchObject({ code: "input/invalid" });
  });
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Services } from "../../platform/context.ts";
import { testDatabase } from "../../platform/testing/test-database.ts";
import { player } from "../orders/testing/shop.ts";
import { verifyLedger, walletOf } from "../wallets/index.ts";
import { owe } from "../wallets/testing/owe.ts";
import { applyFact } from "../top-ups/apply-fact.ts";
import { ownPayment, type PaymentRow } from "../top-ups/payment-row.ts";
import { factFor, followLink, linkFor, openPayment, till } from "../top-ups/testing/till.ts";
import { sweepRefunds } from "./carry-out-refund.ts";
import type { TopUpRefundInput } from "./refund-input.ts";
import { refundTopUp } from "./refund-top-up.ts";
import { withdrawTopUpRefund } from "./withdraw-refund.ts";
import { findDebtors, writeOffDebt } from "./write-off-debt.ts";

/** What a provider at the other end of the line knows, as Stripe's API tells it. */
const vendor = { refunds: new Map<string, object>(), asked: [] as string[], answers: true };
const network: typeof fetch = async (url, init) => {
  const { pathname, searchParams } = new URL(new Request(url).url);
  const path = pathname.replace("/stripe", "");
  vendor.asked.push(`${init?.method ?? "GET"} ${path}`);
  if (path.startsWith("/v1/checkout/sessions/"))
    return Response.json(sessions.get(path.split("/").at(-1) ?? ""));
  const form = new URLSearchParams(typeof init?.body === "string" ? init.body : "");
  const intent = searchParams.get("payment_intent") ?? form.get("payment_intent") ?? "";
  if (init?.method === "POST") {
    const id = form.get("metadata[refund_id]") ?? "";
    vendor.refunds.set(id, {
      id: `re_${id}`,
      amount: Number(form.get("amount")),
      currency: "usd",
      payment_intent: intent,
      status: "succeeded",
      metadata: { refund_id: id },
    });
    // Done, but the answer is lost on its way.
    return vendor.answers ? Response.json(vendor.refunds.get(id)) : Promise.reject(new TypeError("reset"));
  }
  const data = [...vendor.refunds.values()].filter(
    (refund) => "payment_intent" in refund && refund.payment_intent === intent,
  );
  return Response.json({ object: "list", data });
};
const sessions = new Map<string, object>();

let services: Services;
let pass: (ms: number) => void;
let close: () => Promise<void>;
beforeAll(async () => {
  const made = await testDatabase(24);
  close = made.close;
  ({ services, pass } = await till(made.db, network));
});
afterAll(async () => {
  expect((await verifyLedger(services.db)).differences).toEqual([]);
  await close();
});
beforeEach(() => {
  Object.assign(vendor, { asked: [], answers: true });
});

type Person = Parameters<typeof refundTopUp>[1];
// Others in each test, since what one person does within a day adds up (R-TWO-1).
let KUMI: Person;
let SORA: Person;
beforeEach(() => {
  KUMI = { uuid: randomUUID(), role: "finance" };
  SORA = { uuid: randomUUID(), role: "finance" };
});

async function toppedUp(provider = "stripe", currency = "USD", plan: Readonly<Record<string, unknown>> = {}) {
  const mika = await player(services.db);
  const link = await linkFor(services, mika, plan, currency, provider);
  const { payment } = await followLink(services, mika, link);
  const ref = `cs_test_${payment.order_no}`;
  const intent = `pi_${payment.order_no}`;
  if (provider === "stripe") {
    await services.db.$client.query("update payments set provider_ref = $2 where order_no = $1", [
      payment.order_no,
      ref,
    ]);
    sessions.set(ref, {
      object: "checkout.session",
      id: ref,
      livemode: false,
      client_reference_id: payment.order_no,
      amount_total: payment.pay_amount,
      currency: "usd",
      status: "complete",
      payment_status: "paid",
      payment_intent: intent,
    });
  }
  await applyFact(services, factFor(payment, { providerTxnId: intent }));
  return {
    mika,
    payment,
    wallet: () => walletOf(services.db, mika.uuid),
    state: async () => (await ownPayment(services.db.$client, mika.uuid, payment.order_no))?.state,
    refund: (change: Partial<TopUpRefundInput> = {}, actor: Person = KUMI) =>
      refundTopUp(services, actor, inputFor(payment, change)),
  };
}

const inputFor = (payment: PaymentRow, change: Partial<TopUpRefundInput>): TopUpRefundInput => ({
  uuid: randomUUID(),
  order_no: payment.order_no,
  pay_amount: 400,
  reason: "The player asked within a day",
  ...change,
});
const posts = () => vendor.asked.filter((each) => each === "POST /v1/refunds").length;

// R-RFD-22, R-RFD-23
describe("staff refund a top-up through the provider", () => {
  test("and what the provider confirms is booked, with an audit event", async () => {
    const at = await toppedUp();
    expect(await at.refund()).toMatchObject({ state: "done", tries: 1 });
    expect([await at.state(), await at.wallet()]).toEqual([
      "partially_refunded",
      { meowcent: 600, silver: 30 },
    ]);
    expect(await at.refund({ pay_amount: 600 })).toMatchObject({ state: "done" });
    expect([await at.state(), await at.wallet()]).toEqual(["refunded", { meowcent: 0, silver: 0 }]);
    const { rows } = await services.db.$client.query(
      "select operation, after->>'pay_amount' as minor from audit_events where object_id = $1 order by uuid",
      [at.payment.order_no],
    );
    expect(rows).toEqual([
      { operation: "refundTopUp", minor: "400" },
      { operation: "refundTopUp", minor: "600" },
    ]);
  });

  test("the same request 20 times at once is one refund", async () => {
    const at = await toppedUp();
    const uuid = randomUUID();
    await Promise.all(Array.from({ length: 20 }, () => at.refund({ uuid })));
    expect(posts()).toBe(1);
    expect(await at.wallet()).toEqual({ meowcent: 600, silver: 30 });
    expect(await at.refund({ uuid })).toMatchObject({ state: "done" });
    await expect(at.refund({ uuid, pay_amount: 300 })).rejects.toMatchObject({ code: "request/id-conflict" });
  });

  test("20 requests at once for the whole payment give it back once", async () => {
    const at = await toppedUp();
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => at.refund({ pay_amount: 1_000 })));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect([posts(), await at.state()]).toEqual([1, "refunded"]);
  });

  test("a lost response is unknown, blocks other refunds, and is queried rather than repeated", async () => {
    const at = await toppedUp();
    vendor.answers = false;
    expect(await at.refund()).toMatchObject({ state: "asked", tries: 1 });
    expect(await at.wallet()).toEqual({ meowcent: 1_000, silver: 50 });
    await expect(at.refund()).rejects.toMatchObject({ code: "request/version-conflict" });
    await sweepRefunds(services);
    expect(posts(), "not before its time").toBe(1);
    vendor.answers = true;
    pass(2 * 60_000);
    await Promise.all(Array.from({ length: 5 }, () => sweepRefunds(services)));
    expect([posts(), await at.state(), await at.wallet()]).toEqual([
      1,
      "partially_refunded",
      { meowcent: 600, silver: 30 },
    ]);
    expect(await at.refund({ pay_amount: 100 })).toMatchObject({ state: "done" });
  });

  test("one that the provider never confirms can be withdrawn", async () => {
    const at = await toppedUp();
    sessions.delete(`cs_test_${at.payment.order_no}`);
    const { uuid, state } = await at.refund();
    expect(state).toBe("asked");
    const withdraw = () => withdrawTopUpRefund(services, KUMI, { uuid, reason: "Too old for the bank" });
    expect(await withdraw()).toMatchObject({ state: "withdrawn" });
    expect(await withdraw()).toMatchObject({ state: "withdrawn" });
    expect(await at.state()).toBe("succeeded");
  });
});

// R-RFD-24
test("a large refund needs a second person, and small ones of one payment add up", async () => {
  const { rows } = await services.db.$client.query<{ id: string }>(
    `insert into recharge_plans (currency_id, index, amount, coin, silver, pay_amount)
      values ('USD', 9, 20000, 20000, 0, 20000) returning id`,
  );
  const at = await toppedUp("stripe", "USD", { plan_id: rows[0]?.id, amount: 20_000, pay_amount: 20_000 });
  expect(await at.refund({ pay_amount: 10_000 })).toMatchObject({ state: "done", approved_by: null });
  const uuid = randomUUID();
  const small = { uuid, pay_amount: 1 };
  expect(await at.refund(small)).toMatchObject({ state: "noted" });
  expect(await at.refund(small), "the same person again").toMatchObject({ state: "noted" });
  await expect(at.refund({ pay_amount: 1 }), "another one beside it").rejects.toMatchObject({
    code: "request/version-conflict",
  });
  await expect(at.refund(small, { ...SORA, uuid: at.mika.uuid })).rejects.toMatchObject({
    code: "auth/forbidden",
  });
  await sweepRefunds(services);
  expect([posts(), (await at.wallet()).meowcent]).toEqual([1, 10_000]);
  expect(await at.refund(small, SORA)).toMatchObject({ state: "done", approved_by: SORA.uuid });
  expect([posts(), (await at.wallet()).meowcent]).toEqual([2, 9_999]);
});

// R-RFD-25
describe("where the provider has no way to give money back", () => {
  test("a refund is written down with the bank's document", async () => {
    const at = await toppedUp("sugoi");
    await expect(at.refund()).rejects.toMatchObject({ extensions: { facts: { field: "bank_reference" } } });
    expect(await at.refund({ bank_reference: ` B-${at.payment.order_no} ` })).toMatchObject({
      state: "done",
    });
    expect([await at.state(), await at.wallet()]).toEqual([
      "partially_refunded",
      { meowcent: 600, silver: 30 },
    ]);
  });

  test("one document covers one refund", async () => {
    const [one, other] = [await toppedUp("sugoi"), await toppedUp("sugoi")];
    const document = { bank_reference: `SHARED-${one.payment.order_no}` };
    const written = { bank_reference: `shared ${one.payment.order_no}` };
    expect(await one.refund(document)).toMatchObject({ state: "done" });
    expect(await one.refund(document), "the same, typed again").toMatchObject({ state: "done" });
    expect(await other.refund(written), "the same, written otherwise").toMatchObject({ state: "withdrawn" });
    expect(await one.wallet()).toEqual({ meowcent: 600, silver: 30 });
    expect(await other.wallet()).toEqual({ meowcent: 1_000, silver: 50 });
  });
});

// R-RFD-22
describe("is refused", () => {
  test("for one's own payment", async () => {
    const at = await toppedUp();
    await expect(at.refund({}, { ...KUMI, uuid: at.mika.uuid })).rejects.toMatchObject({
      code: "auth/forbidden",
    });
  });
  test.each<[string, Partial<TopUpRefundInput>, string]>([
    ["more than was paid", { pay_amount: 1_001 }, "input/invalid"],
    ["nothing", { pay_amount: 0 }, "input/invalid"],
    ["without a reason", { reason: " " }, "input/invalid"],
    ["an empty document", { bank_reference: " " }, "input/invalid"],
    ["an invalid key", { uuid: "1" }, "input/invalid"],
    ["an unknown payment", { order_no: "01JNB2Q6W0ABCDEFGHJKMNPQRS" }, "pay/payment-not-found"],
  ])("%s", async (_says, change, code) => {
    const at = await toppedUp();
    await expect(at.refund(change)).rejects.toMatchObject({ code });
    expect(posts()).toBe(0);
  });
  test("a part, where the provider gives back all or nothing, and parts of a dollar that has none", async () => {
    const at = await toppedUp("linepay", "TWD");
    await expect(at.refund({ pay_amount: 100 })).rejects.toMatchObject({ code: "input/invalid" });
    await expect(at.refund({ pay_amount: 150, bank_reference: "B" })).rejects.toMatchObject({
      extensions: { facts: { field: "pay_amount" } },
    });
  });
  test("during a dispute, and before the money is here", async () => {
    const at = await toppedUp();
    await applyFact(
      services,
      factFor(at.payment, { kind: "disputed", providerTxnId: `pi_${at.payment.order_no}` }),
    );
    await expect(at.refund()).rejects.toMatchObject({ code: "request/version-conflict" });
    const waiting = await openPayment(services, at.mika);
    await expect(refundTopUp(services, KUMI, inputFor(waiting, {}))).rejects.toMatchObject({
      code: "input/invalid",
    });
  });
});

// R-RFD-26
describe("a debt", () => {
  const forgive = (user_uuid: string, uuid: string = randomUUID(), actor = KUMI) =>
    writeOffDebt(services, actor, { uuid, user_uuid, reason: "Our mistake" });

  test("is forgiven once, by another member of staff", async () => {
    const mika = await player(services.db);
    await owe(services.db, mika.uuid, 500);
    expect(await findDebtors(services.db)).toContainEqual({ user_uuid: mika.uuid, owed: 500 });
    await expect(forgive(mika.uuid, randomUUID(), { ...KUMI, uuid: mika.uuid })).rejects.toMatchObject({
      code: "auth/forbidden",
    });
    const uuid = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => forgive(mika.uuid, uuid)));
    expect(answers.every(({ booked_at, coin }) => booked_at !== null && coin === 500)).toBe(true);
    await expect(forgive(mika.uuid)).rejects.toMatchObject({ code: "input/invalid" });
    await expect(forgive(randomUUID(), uuid)).rejects.toMatchObject({ code: "request/id-conflict" });
    expect(await findDebtors(services.db)).not.toContainEqual(
      expect.objectContaining({ user_uuid: mika.uuid }),
    );
  });

  test("above the limit needs a second person", async () => {
    const mika = await player(services.db);
    await owe(services.db, mika.uuid, 10_001);
    const uuid = randomUUID();
    expect(await forgive(mika.uuid, uuid)).toMatchObject({ booked_at: null });
    expect(await forgive(mika.uuid, uuid), "the same person").toMatchObject({ booked_at: null });
    expect(await forgive(mika.uuid, uuid, SORA)).toMatchObject({
      booked_at: expect.any(Date),
      approved_by: SORA.uuid,
    });
  });
});

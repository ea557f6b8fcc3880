import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Services } from "../../../platform/context.ts";
import { testDatabase } from "../../../platform/testing/test-database.ts";
import { player } from "../../orders/testing/shop.ts";
import { verifyLedger, walletOf } from "../../wallets/index.ts";
import { findPaymentCases } from "../cases/find-cases.ts";
import { ownPayment } from "../../top-ups/payment-row.ts";
import { followLink, linkFor, till } from "../../top-ups/testing/till.ts";
import { submitPayment } from "../../top-ups/submit-payment.ts";
import { sweepPayments } from "../../top-ups/sweep-payments.ts";
import { confirmPayment } from "./confirm-payment.ts";

let services: Services;
let pass: (ms: number) => void;
let close: () => Promise<void>;
beforeAll(async () => {
  const made = await testDatabase(20);
  close = made.close;
  ({ services, pass } = await till(made.db));
});
afterAll(async () => {
  expect((await verifyLedger(services.db)).differences).toEqual([]);
  await close();
});

type Person = { readonly uuid: string; readonly role: "finance" | "root" };
// Others in each test, since what one person does within a day adds up (R-TWO-1).
let KUMI: Person;
let SORA: Person;
beforeEach(() => {
  KUMI = { uuid: randomUUID(), role: "finance" };
  SORA = { uuid: randomUUID(), role: "root" };
});

/** A payment through customer service, with the reference shown to the payer. */
async function waiting(plan: Readonly<Record<string, unknown>> = {}) {
  const mika = await player(services.db);
  const { payment } = await followLink(services, mika, await linkFor(services, mika, plan, "CNY", "manual"));
  const next = await submitPayment(services, mika.uuid, payment.order_no, "zh-CN");
  if (next.type !== "manual") throw new Error(`It goes on by ${next.type}`);
  return {
    mika,
    payment,
    reference: next.reference,
    coins: async () => (await walletOf(services.db, mika.uuid)).meowcent,
    state: async () => (await ownPayment(services.db.$client, mika.uuid, payment.order_no))?.state,
    confirm: (change: Partial<Parameters<typeof confirmPayment>[2]> = {}, actor: Person = KUMI) =>
      confirmPayment(services, actor, {
        uuid: randomUUID(),
        reference: next.reference,
        channel: "bank-transfer",
        external_ref: `R-${payment.order_no}`,
        currency_id: "CNY",
        pay_amount: payment.pay_amount,
        reason: "Seen in the statement of Monday",
        ...change,
      }),
  };
}

// R-PAY-17
test("staff confirm that money arrived, and the coins are credited once", async () => {
  const at = await waiting();
  expect(await at.state()).toBe("pending");
  const uuid = randomUUID();
  expect(
    await at.confirm({ uuid, reference: at.reference.replaceAll(/(.{4})/g, "$1 ").toLowerCase() }),
  ).toMatchObject({
    outcome: "credited",
    payment: { state: "succeeded" },
  });
  expect(await at.coins()).toBe(at.payment.coin);
  expect(await at.confirm({ uuid })).toMatchObject({ outcome: "credited" });
  await expect(at.confirm()).rejects.toMatchObject({ code: "pay/case-decided" });
  await expect(at.confirm({ uuid, external_ref: "OTHER" })).rejects.toMatchObject({
    code: "request/id-conflict",
  });
  expect(await at.coins()).toBe(at.payment.coin);
});

test("asking twice shows the same reference", async () => {
  const at = await waiting();
  expect(await submitPayment(services, at.mika.uuid, at.payment.order_no, "zh-CN")).toEqual({
    type: "manual",
    reference: at.reference,
  });
});

test("concurrent confirmations credit once", async () => {
  const at = await waiting();
  const answers = await Promise.allSettled(Array.from({ length: 8 }, () => at.confirm()));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await at.coins()).toBe(at.payment.coin);
});

// R-PAY-18
test("above the limit two people have to state the same", async () => {
  const { rows: plans } = await services.db.$client.query<{ id: string }>(
    `insert into recharge_plans (currency_id, index, amount, coin, silver, pay_amount)
      values ('CNY', 9, 20000, 20000, 0, 130000) returning id`,
  );
  const at = await waiting({ plan_id: plans[0]?.id, amount: 20_000, pay_amount: 130_000 });
  expect(await at.confirm()).toMatchObject({ outcome: "noted" });
  expect(await at.confirm(), "the same person again").toMatchObject({ outcome: "noted" });
  expect(await at.confirm({ external_ref: "ANOTHER" }, SORA), "something else").toMatchObject({
    outcome: "noted",
  });
  expect(await at.coins()).toBe(0);
  expect(await at.confirm({}, SORA)).toMatchObject({ outcome: "credited" });
  expect(await at.coins()).toBe(20_000);
  const { rows } = await services.db.$client.query(
    "select actor_uuid, after->>'outcome' as outcome from audit_events where object_id = $1 order by uuid",
    [at.payment.order_no],
  );
  expect(rows).toEqual([
    { actor_uuid: KUMI.uuid, outcome: "noted" },
    { actor_uuid: KUMI.uuid, outcome: "noted" },
    { actor_uuid: SORA.uuid, outcome: "noted" },
    { actor_uuid: SORA.uuid, outcome: "credited" },
  ]);
});

// R-PAY-17
test("one receipt cannot pay for two payments", async () => {
  const [first, second] = [await waiting(), await waiting()];
  const receipt = { external_ref: `SHARED-${first.payment.order_no}` };
  expect(await first.confirm(receipt)).toMatchObject({ outcome: "credited" });
  expect(await second.confirm(receipt)).toMatchObject({ outcome: "review", payment: { state: "review" } });
  expect(await second.coins()).toBe(0);
});

// R-PAY-17
test.each(["R 77-{}", "r77{}", "R.77/{}", " R_77 {} ", "Ｒ７７{}"])(
  "nor can it when it is written as %j, by another person at the same moment",
  async (written) => {
    const [first, second] = [await waiting(), await waiting()];
    const number = first.payment.order_no;
    const answers = await Promise.all([
      first.confirm({ external_ref: `R-77-${number}` }),
      second.confirm({ external_ref: written.replace("{}", number) }, SORA),
    ]);
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(["credited", "review"]);
    expect((await first.coins()) + (await second.coins())).toBe(first.payment.coin);
  },
);

// R-PAY-18
test("above the limit two people who state the same at once, several times each, credit once", async () => {
  const { rows: plans } = await services.db.$client.query<{ id: string }>(
    `insert into recharge_plans (currency_id, index, amount, coin, silver, pay_amount)
      values ('CNY', 10, 30000, 30000, 0, 190000) returning id`,
  );
  const at = await waiting({ plan_id: plans[0]?.id, amount: 30_000, pay_amount: 190_000 });
  const answers = await Promise.allSettled(
    Array.from({ length: 8 }, (_, each) => at.confirm({}, each % 2 === 0 ? KUMI : SORA)),
  );
  const outcomes = answers.map((each) =>
    each.status === "fulfilled" ? each.value.outcome : (each.reason as { code: string }).code,
  );
  expect(outcomes.filter((outcome) => outcome === "credited")).toHaveLength(1);
  expect(new Set(outcomes)).toEqual(new Set(["noted", "credited", "pay/case-decided"]));
  expect(await at.coins()).toBe(30_000);
});

test("a different amount becomes a case, decided like any other", async () => {
  const at = await waiting();
  expect(await at.confirm({ pay_amount: at.payment.pay_amount + 100 })).toMatchObject({ outcome: "review" });
  expect(await at.coins()).toBe(0);
  const cases = await findPaymentCases(services.db, { open: true });
  expect(cases.find(({ order_no }) => order_no === at.payment.order_no)).toMatchObject({
    reason: "amount-mismatch",
    provider: "manual",
    decisions: ["credit-paid", "accept", "returned", "dismiss"],
  });
});

// R-PAY-6
test("money that arrives after expiry still counts", async () => {
  const at = await waiting();
  pass(6 * 86_400_000);
  await sweepPayments(services);
  expect(await at.state()).toBe("expired");
  expect(await at.confirm()).toMatchObject({ outcome: "credited" });
  expect(await at.state()).toBe("succeeded");
});

describe("is rejected", () => {
  // R-PAY-18
  test("by the person whose payment it is", async () => {
    const at = await waiting();
    await expect(at.confirm({}, { ...KUMI, uuid: at.mika.uuid })).rejects.toMatchObject({
      code: "auth/forbidden",
    });
  });
  test.each([
    ["a typo", { reference: "RF00ABC" }, "reference"],
    ["an unknown channel", { channel: "carrier-pigeon" }, "channel"],
    ["no receipt", { external_ref: " " }, "external_ref"],
    ["no money", { pay_amount: 0 }, "pay_amount"],
    ["an invalid currency", { currency_id: "cny" }, "currency_id"],
    ["no reason", { reason: " " }, "reason"],
    ["an invalid key", { uuid: "1" }, "uuid"],
  ])("%s", async (_says, change, field) => {
    const at = await waiting();
    await expect(at.confirm(change)).rejects.toMatchObject({
      code: "input/invalid",
      extensions: { facts: { field } },
    });
  });
  test("for another provider's payment, and for an unknown one", async () => {
    const at = await waiting();
    const { payment } = await followLink(services, at.mika, await linkFor(services, at.mika, {}, "CNY"));
    for (const reference of [payment.order_no, "01JNB2Q6W0ABCDEFGHJKMNPQRS"])
      await expect(at.confirm({ reference })).rejects.toMatchObject({ code: "pay/payment-not-found" });
  });
});

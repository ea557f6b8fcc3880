import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";
import type { Viewer } from "../../platform/context.ts";
import { player } from "../orders/testing/shop.ts";
import { seedPayments } from "./payment-plans.ts";
import { applyFact } from "./apply-fact.ts";
import { switchProviders } from "../providers/switch-providers.ts";
import { factFor, openPayment, till } from "./testing/till.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await seedPayments(shop.db);
  await seedPayments(shop.db); // Changes nothing the second time.
});
afterAll(() => shop.close());

// R-TOP-4
test("the offer: plans by index, methods, and the providers for a currency", async () => {
  const { data } = await shop.ask(`{
    usd: findRechargePlans(currency_id: "USD") { index amount coin silver currency_id pay_amount enable }
    cny: findRechargePlans(currency_id: "CNY") { coin pay_amount }
    findPaymentMethod(platform: "wap") { method }
    findPaymentProvider(method: null, currency_id: "USD") { provider_key payment_provider_method { method provider_key support_currency } }
    none: findPaymentProvider(currency_id: "JPY") { provider_key }
  }`);
  expect(data?.usd).toHaveLength(5);
  expect(data?.usd).toMatchObject([
    { index: 0, amount: 500, coin: 500, silver: 0, currency_id: "USD", pay_amount: 500, enable: true },
    {},
    {},
    {},
    {},
  ]);
  // Sugoi's price is 100 times its points (R-TOP-14).
  expect(data?.cny).toMatchObject([
    { coin: 500, pay_amount: 3_500 },
    { coin: 1_000, pay_amount: 6_800 },
    {},
    {},
    {},
  ]);
  expect(data?.findPaymentMethod).toContainEqual({ method: "credit-card" });
  expect(data?.findPaymentProvider).toEqual([
    {
      provider_key: "sugoi",
      payment_provider_method: [
        { method: "credit-card", provider_key: "sugoi", support_currency: "USD,TWD,CNY" },
      ],
    },
    {
      provider_key: "stripe",
      payment_provider_method: [
        { method: "credit-card", provider_key: "stripe", support_currency: "USD,TWD,CNY" },
      ],
    },
    {
      provider_key: "paypal",
      payment_provider_method: [{ method: "paypal", provider_key: "paypal", support_currency: "USD,TWD" }],
    },
    {
      provider_key: "linepay",
      payment_provider_method: [{ method: "line-pay", provider_key: "linepay", support_currency: "TWD,USD" }],
    },
  ]);
  expect(data?.none).toEqual([]);
});

// R-TOP-19, R-PAY-69
test("of the providers of a way to pay, the first is proven, the method's own, and from the payer's country", async () => {
  type Offer = {
    provider_key: string;
    is_proven: boolean;
    payment_provider_method: { method: string; place: number }[];
  };
  const order = async (method: string, currency: string, viewer?: Viewer) => {
    const query = `query ($m: [String!], $c: String) { findPaymentProvider(method: $m, currency_id: $c) {
      provider_key is_proven payment_provider_method { method place } } }`;
    const answer = await shop.ask(query, { m: [method], c: currency }, viewer);
    return fieldOf<Offer[]>(answer, "findPaymentProvider")
      .toSorted(
        (a, b) => (a.payment_provider_method[0]?.place ?? 0) - (b.payment_provider_method[0]?.place ?? 0),
      )
      .map(({ provider_key, is_proven }) => `${provider_key}${is_proven ? "" : "?"}`);
  };
  const mika = await player(shop.db);
  const livesIn = (country: string) =>
    shop.db.$client.query("update profiles set country = $2 where user_uuid = $1", [mika.uuid, country]);
  await livesIn("us");
  expect(await order("credit-card", "USD", mika)).toEqual(["stripe", "sugoi?"]);
  expect(await order("alipay", "CNY", mika)).toEqual(["alipay", "sugoi?"]);
  await livesIn("tw");
  expect((await order("credit-card", "TWD", mika))[0]).toBe("newebpay");

  // What staff put first is, but not before what is proven.
  await switchProviders(shop.db, [
    { provider_key: "stripe", enable: true, off: [], first: [{ currency: "TWD" }], forbidden_tags: [] },
    { provider_key: "sugoi", enable: true, off: [], first: [{}], forbidden_tags: [] },
  ]);
  const preferred = await order("credit-card", "TWD", mika);
  expect([preferred[0], preferred.at(-1)]).toEqual(["stripe", "sugoi?"]);
  await switchProviders(shop.db, []);
});

// R-PAY-16
test("a payment is visible only to its user, with either kind of token", async () => {
  const { services } = await till(shop.db);
  const [mika, other] = [await player(shop.db), await player(shop.db)];
  const { order_no } = await openPayment(services, mika);
  const query =
    "query ($no: ID!) { findPayment(order_no: $no) { order_no status state coin silver return_url } findPaymentLog { order_no } }";
  const seen = {
    findPayment: {
      order_no,
      status: "pending",
      state: 0,
      coin: 1_000,
      silver: 50,
      return_url: "http://international.localhost:4730/store/3?pg_state=x",
    },
    findPaymentLog: [{ order_no }],
  };
  expect((await shop.ask(query, { no: order_no }, mika)).data).toEqual(seen);
  expect((await shop.ask(query, { no: order_no }, { ...mika, audience: "pay" })).data).toEqual(seen);
  expect((await shop.ask(query, { no: order_no }, other)).data).toEqual({
    findPayment: null,
    findPaymentLog: [],
  });
  expect((await shop.ask(query, { no: order_no })).errors?.[0]?.extensions.code).toBe("auth/login-required");
});

// R-TOP-8
test("neither a pay token nor a guest can make tickets", async () => {
  const mika = await player(shop.db);
  const mutation = 'mutation { createPayTicket(platform_key: "international") { token expires_at } }';
  expect((await shop.ask(mutation, {}, mika)).data).toMatchObject({
    createPayTicket: { token: expect.stringMatching(/^[\w-]{43}$/) },
  });
  expect((await shop.ask(mutation, {}, { ...mika, audience: "pay" })).errors?.[0]?.extensions.code).toBe(
    "auth/forbidden",
  );
  expect((await shop.ask(mutation)).errors?.[0]?.extensions.code).toBe("auth/login-required");
});

// R-CAS-6
test("the payer sees what does not match their payment, and how it was resolved", async () => {
  const { services } = await till(shop.db);
  const mika = await player(shop.db);
  const fine = await openPayment(services, mika);
  const odd = await openPayment(services, mika);
  await applyFact(services, factFor(odd, { amount: { currency: "USD", minor: 1_100 } }));
  const query =
    "{ findPaymentLog { order_no state review { status reason currency_id pay_amount credited_order_no } } }";
  const log = async () => (await shop.ask(query, {}, mika)).data?.findPaymentLog;
  const review = {
    status: "open",
    reason: "amount-mismatch",
    currency_id: "USD",
    pay_amount: 1_100,
    credited_order_no: null,
  };
  expect(await log()).toEqual(
    expect.arrayContaining([
      { order_no: odd.order_no, state: 0, review },
      { order_no: fine.order_no, state: 0, review: null },
    ]),
  );

  const finance = await shop.player({ roles: ["finance"] });
  const found = fieldOf<{ uuid: string; order_no: string; decisions: string[] }[]>(
    await shop.ask("{ findPaymentCase { uuid order_no decisions } }", {}, finance),
    "findPaymentCase",
  );
  const case_uuid = found.find(({ order_no }) => order_no === odd.order_no)?.uuid;
  const decide = `mutation ($uuid: ID!, $case_uuid: ID!) {
    decidePaymentCase(uuid: $uuid, case_uuid: $case_uuid, decision: "returned", reason: "Sent back") { decision } }`;
  const decided = await shop.ask(decide, { uuid: randomUUID(), case_uuid }, finance);
  expect(fieldOf(decided, "decidePaymentCase")).toEqual({ decision: "returned" });
  expect(await log()).toContainEqual({
    order_no: odd.order_no,
    state: 2,
    review: { ...review, status: "returned" },
  });
});

// R-TOP-11
test("payers see themselves, masked, with either kind of token; no one else does", async () => {
  const mika = await player(shop.db);
  const query = "{ findPayer { uuid nickname email head } }";
  const named = { uuid: mika.uuid, nickname: "Mika", email: `${mika.uuid[0]}•••@mail.test`, head: null };
  expect((await shop.ask(query, {}, mika)).data).toEqual({ findPayer: named });
  expect((await shop.ask(query, {}, { ...mika, audience: "pay" })).data).toEqual({ findPayer: named });
  expect((await shop.ask(query)).errors?.[0]?.extensions.code).toBe("auth/login-required");
});

test("only a shop session can confirm a link, not a guest or a pay token", async () => {
  const mutation = `mutation { confirmPayTicket(challenge: "${"A".repeat(43)}") { proof } }`;
  const mika = await player(shop.db);
  expect((await shop.ask(mutation)).errors?.[0]?.extensions.code).toBe("auth/login-required");
  expect((await shop.ask(mutation, {}, { ...mika, audience: "pay" })).errors?.[0]?.extensions.code).toBe(
    "auth/forbidden",
  );
  expect((await shop.ask(mutation, {}, mika)).errors?.[0]?.extensions.code).toBe("pay/ticket-invalid");
});

test("an unreadable link is rejected with an error code of the catalog", async () => {
  const mutation = `mutation { openPayLink(data: "e30", platform_key: "international", challenge: "${"A".repeat(43)}") }`;
  expect((await shop.ask(mutation)).errors?.[0]?.extensions).toMatchObject({ code: "input/invalid" });
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Viewer } from "../../platform/context.ts";
import { fieldOf, testShop, type TestShop } from "../../testing/test-shop.ts";
import { seedReference } from "../../seed/reference.ts";
import { queuedMails } from "../notifications/testing/mailbox.ts";
import { mailNotifications } from "../notifications/mails/mail-notifications.ts";
import { player } from "../orders/testing/shop.ts";
import { addTax } from "../taxes/testing/add-tax.ts";
import { applyFact } from "./apply-fact.ts";
import { paymentReceipt } from "./payment-receipt.ts";
import type { PaymentRow } from "./payment-row.ts";
import { factFor, openPayment, till } from "./testing/till.ts";

let shop: TestShop;
let taxed: Viewer;
let untaxed: Viewer;
let payment: PaymentRow;
beforeAll(async () => {
  shop = await testShop();
  await seedReference(shop.db);
  const { services, pass } = await till(shop.db);
  const from = new Date(shop.clock.now.getTime() + 5 * 60_000);
  await addTax(shop, { country: "ca", rate_bp: 1_300, from, mode: "exclusive" });
  shop.clock.now = from;
  pass(5 * 60_000);
  [taxed, untaxed] = [await player(shop.db, { country: "ca" }), await player(shop.db)];
  payment = await openPayment(services, taxed);
  await applyFact(services, factFor(payment));
  await applyFact(
    services,
    factFor(payment, {
      kind: "refunded",
      back: { refundId: "R1", amount: { currency: "USD", minor: 226 } },
    }),
  );
});
afterAll(() => shop.close());

type Row = Readonly<Record<string, unknown>>;

// R-TAX-10
test("plans say which tax is added where the asking player lives, and which providers ask for it", async () => {
  const plans = (viewer?: Viewer) =>
    shop.ask(
      `{ findRechargePlans(currency_id: "USD") { pay_amount tax_amount tax_rate_bp }
         findPaymentProvider(currency_id: "CNY") { provider_key adds_tax }
         preRechargeAccount(currency_id: "USD", amount: [1000]) { pay_amount tax_amount } }`,
      {},
      viewer,
    );
  const seen = await plans(taxed);
  expect(fieldOf<readonly Row[]>(seen, "findRechargePlans").slice(0, 2)).toEqual([
    { pay_amount: 500, tax_amount: 65, tax_rate_bp: 1_300 },
    { pay_amount: 1_000, tax_amount: 130, tax_rate_bp: 1_300 },
  ]);
  expect(fieldOf(seen, "preRechargeAccount")).toEqual([{ pay_amount: 1_000, tax_amount: 130 }]);
  // R-TAX-11
  const providers = fieldOf<readonly { provider_key: string; adds_tax: boolean }[]>(
    seen,
    "findPaymentProvider",
  );
  expect(providers.filter(({ adds_tax }) => !adds_tax).map(({ provider_key }) => provider_key)).toEqual([
    "taobao",
  ]);
  for (const viewer of [untaxed, undefined])
    expect(fieldOf<readonly Row[]>(await plans(viewer), "findRechargePlans")[1]).toEqual({
      pay_amount: 1_000,
      tax_amount: 0,
      tax_rate_bp: null,
    });
});

// R-TAX-12
test("payment, log and statement state the tax, of the refund too", async () => {
  const answer = await shop.ask(
    `query ($order: ID!) {
      findPayment(order_no: $order) { pay_amount net_amount tax_amount tax_rate_bp refunds { pay_amount tax_amount } }
      paid: findAccountLog(action_type: recharge) { list { pay_amount tax_amount tax } }
      back: findAccountLog(action_type: recharge_refund) { list { pay_amount tax_amount } }
      findAccountStatement(type: 0) { list { action_type log { pay_amount tax_amount } } }
    }`,
    { order: payment.order_no },
    taxed,
  );
  expect(fieldOf(answer, "findPayment")).toEqual({
    pay_amount: 1_130,
    net_amount: 1_000,
    tax_amount: 130,
    tax_rate_bp: 1_300,
    refunds: [{ pay_amount: 226, tax_amount: 26 }],
  });
  expect(fieldOf(answer, "paid")).toEqual({ list: [{ pay_amount: 1_130, tax_amount: 130, tax: null }] });
  expect(fieldOf(answer, "back")).toEqual({ list: [{ pay_amount: 226, tax_amount: 26 }] });
  expect(fieldOf(answer, "findAccountStatement")).toEqual({
    list: [
      { action_type: "recharge_refund", log: { pay_amount: 226, tax_amount: 26 } },
      { action_type: "recharge", log: { pay_amount: 1_130, tax_amount: 130 } },
    ],
  });
});

// R-TAX-12
test("the mailed receipt names price, tax and total", async () => {
  await paymentReceipt(shop.services, { order_no: payment.order_no });
  await mailNotifications(shop.services);
  const mails = await queuedMails(shop.owner);
  expect(mails.map(({ text }) => text).join("\n")).toContain(
    "Price without tax: USD 10.00\nTax: USD 1.30 (13.00 %)\nPaid: USD 11.30\nCoins: 10.00",
  );
});

// R-TAX-12
test("staff see how much of each refund is tax", async () => {
  const finance = await shop.player({ roles: ["finance"] });
  const refunded = await shop.ask(
    `mutation ($uuid: ID!, $order: ID!) {
      refundTopUp(uuid: $uuid, order_no: $order, pay_amount: 339, reason: "Asked for", bank_reference: "B-7") { tax_amount } }`,
    { uuid: randomUUID(), order: payment.order_no },
    finance,
  );
  // On the running sum: 65 of 565 less 26 of 226.
  expect(fieldOf(refunded, "refundTopUp")).toEqual({ tax_amount: 39 });
  const staff = await shop.ask(
    "query ($order: ID!) { findTopUpRefund(order_no: $order) { pay_amount tax_amount state } }",
    { order: payment.order_no },
    finance,
  );
  expect(fieldOf(staff, "findTopUpRefund")).toEqual([{ pay_amount: 339, tax_amount: 39, state: "done" }]);
  const own = await shop.ask(
    "query ($order: ID!) { findPayment(order_no: $order) { refunds { pay_amount tax_amount } } }",
    { order: payment.order_no },
    taxed,
  );
  expect(fieldOf(own, "findPayment")).toEqual({
    refunds: [
      { pay_amount: 226, tax_amount: 26 },
      { pay_amount: 339, tax_amount: 39 },
    ],
  });
});

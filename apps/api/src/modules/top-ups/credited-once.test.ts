import { afterAll, beforeAll, expect, test } from "vitest";
import type { Services } from "../../platform/context.ts";
import { testDatabase } from "../../platform/testing/test-database.ts";
import { player } from "../orders/testing/shop.ts";
import { verifyLedger, walletOf } from "../wallets/index.ts";
import { notify } from "./notify.http.ts";
import { ownPayment, type PaymentRow } from "./payment-row.ts";
import { sweepPayments } from "./sweep-payments.ts";
import {
  paypalBody,
  paypalCapture,
  paypalHeaders,
  paypalOrder,
  paypalVendor,
} from "./testing/paypal-vendor.ts";
import { stripeMessage, stripeSession, stripeVendor } from "./testing/stripe-vendor.ts";
import { openPayment, till } from "./testing/till.ts";

const [stripe, paypal] = [stripeVendor(), paypalVendor()];
const network: typeof fetch = (url, init) =>
  (new Request(url).url.includes("/stripe/") ? stripe : paypal).network(url, init);

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

async function started(provider: string) {
  const mika = await player(services.db);
  const payment = await openPayment(services, mika, "USD", provider);
  const providerRef = provider === "stripe" ? `cs_test_${payment.order_no}` : `ORDER${payment.order_no}`;
  await services.db.$client.query("update payments set provider_ref = $2 where order_no = $1", [
    payment.order_no,
    providerRef,
  ]);
  const post = async ({ headers, body }: { readonly headers: Headers; readonly body: string }) =>
    (
      await notify(
        services,
        new Request(`http://api.localhost:4730/payments/notify/${provider}`, {
          method: "POST",
          headers,
          body,
        }),
      )
    ).status;
  const state = async () => (await ownPayment(services.db.$client, mika.uuid, payment.order_no))?.state;
  return {
    payment: { ...payment, provider_ref: providerRef },
    post,
    state,
    wallet: () => walletOf(services.db, mika.uuid),
  };
}
const NOTHING = { meowcent: 0, silver: 0 };
const CREDITED = { meowcent: 1_000, silver: 50 };

const stripeSays = (payment: PaymentRow, type?: string, change = {}) =>
  stripeMessage(stripeSession(payment, change), { ...(type && { type }), at: services.now() });
const paypalSays = (payment: PaymentRow, type: string, change = {}) => {
  const body = paypalBody(type, paypalCapture(payment, change));
  return { body, headers: paypalHeaders(body, { at: services.now() }) };
};

// R-PAY-2
test.each([
  ["stripe", (payment: PaymentRow) => stripeSays(payment)],
  ["paypal", (payment: PaymentRow) => paypalSays(payment, "PAYMENT.CAPTURE.COMPLETED")],
])("a message of %s, 20 times at once and again later, credits once", async (provider, message) => {
  const at = await started(provider);
  const sent = message(at.payment);
  expect(new Set(await Promise.all(Array.from({ length: 20 }, () => at.post(sent))))).toEqual(new Set([200]));
  expect(await at.wallet()).toEqual(CREDITED);
  expect(await at.post(message(at.payment))).toBe(200);
  expect(await at.wallet()).toEqual(CREDITED);
  expect(await at.state()).toBe("succeeded");
});

// R-PAY-5, R-PAY-6
test("Stripe's messages in any order, late and with an expiry before the money, credit once", async () => {
  const at = await started("stripe");
  const unpaid = { payment_status: "unpaid" };
  await at.post(stripeSays(at.payment, "checkout.session.expired", { ...unpaid, status: "expired" }));
  expect(await at.state()).toBe("expired");
  pass(3 * 86_400_000);
  await at.post(stripeSays(at.payment, "checkout.session.async_payment_succeeded"));
  expect(await at.wallet()).toEqual(CREDITED);
  await at.post(stripeSays(at.payment, "checkout.session.completed", unpaid));
  await at.post(stripeSays(at.payment));
  expect([await at.state(), await at.wallet()]).toEqual(["succeeded", CREDITED]);
});

// R-PAY-4
test.each([
  ["a cent too much", { amount_total: 1_001 }],
  ["a cent too little", { amount_total: 999 }],
  ["another currency", { currency: "eur" }],
  ["yen, which have no cents", { currency: "jpy", amount_total: 10 }],
])("Stripe stating %s credits nothing", async (_says, change) => {
  const at = await started("stripe");
  expect(await at.post(stripeSays(at.payment, undefined, change))).toBe(200);
  expect([await at.state(), await at.wallet()]).toEqual(["review", NOTHING]);
});

// R-PAY-4
test("money of another order's payment, and of another account, credits nothing", async () => {
  const [one, other] = [await started("stripe"), await started("stripe")];
  await one.post(stripeSays(one.payment));
  await other.post(stripeSays(other.payment, undefined, { payment_intent: `pi_${one.payment.order_no}` }));
  expect([await other.state(), await other.wallet()]).toEqual(["review", NOTHING]);

  const at = await started("paypal");
  await at.post(
    paypalSays(at.payment, "PAYMENT.CAPTURE.COMPLETED", { payee: { merchant_id: "SOMEBODYELSE2" } }),
  );
  expect([await at.state(), await at.wallet()]).toEqual(["review", NOTHING]);
});

// R-PAY-23
test("an approval at PayPal is captured once, whichever process learns of it first, and its late message changes nothing", async () => {
  const at = await started("paypal");
  const path = `/v2/checkout/orders/${at.payment.provider_ref}`;
  const done = paypalOrder(at.payment, "COMPLETED", [paypalCapture(at.payment)]);
  const approved = paypalOrder(at.payment, "APPROVED");
  paypal.says(path, approved);
  paypal.says(`${path}/capture`, done, 201);
  const body = paypalBody("CHECKOUT.ORDER.APPROVED", approved);
  const approval = { body, headers: paypalHeaders(body, { at: services.now() }) };
  expect(await at.post(approval)).toBe(200);
  expect([await at.state(), await at.wallet()]).toEqual(["succeeded", CREDITED]);

  paypal.says(path, done);
  paypal.says(`${path}/capture`, { details: [{ issue: "ORDER_ALREADY_CAPTURED" }] }, 422);
  await at.post(approval);
  await at.post(paypalSays(at.payment, "PAYMENT.CAPTURE.COMPLETED"));
  await at.post(paypalSays(at.payment, "PAYMENT.CAPTURE.PENDING", { status: "PENDING" }));
  expect([await at.state(), await at.wallet()]).toEqual(["succeeded", CREDITED]);
});

// R-PAY-7, R-PAY-23
test("an approval whose message was lost is found and captured by the sweep; a pending capture is not money", async () => {
  const at = await started("paypal");
  const path = `/v2/checkout/orders/${at.payment.provider_ref}`;
  const pending = paypalCapture(at.payment, { status: "PENDING" });
  paypal.says(path, paypalOrder(at.payment, "APPROVED"));
  paypal.says(`${path}/capture`, paypalOrder(at.payment, "COMPLETED", [pending]), 201);
  pass(2 * 60_000);
  await sweepPayments(services);
  expect([await at.state(), await at.wallet()]).toEqual(["pending", NOTHING]);
  paypal.says(path, paypalOrder(at.payment, "COMPLETED", [paypalCapture(at.payment)]));
  pass(10 * 60_000);
  await sweepPayments(services);
  expect([await at.state(), await at.wallet()]).toEqual(["succeeded", CREDITED]);
});

// R-PAY-23
test("an order at PayPal with other terms than ours is never captured", async () => {
  const at = await started("paypal");
  const path = `/v2/checkout/orders/${at.payment.provider_ref}`;
  paypal.says(path, paypalOrder({ ...at.payment, pay_amount: 900 }, "APPROVED"));
  paypal.says(`${path}/capture`, paypalOrder(at.payment, "COMPLETED", [paypalCapture(at.payment)]), 201);
  pass(2 * 60_000);
  await sweepPayments(services);
  expect(paypal.asked).not.toContain(`POST ${path}/capture`);
  expect(await at.wallet()).toEqual(NOTHING);
});

// R-PAY-24, R-RFD-2
test("a dispute at Stripe before its payment waits for it, and is then open", async () => {
  const at = await started("stripe");
  const intent = `pi_${at.payment.order_no}`;
  stripe.says(`/v1/payment_intents/${intent}`, {
    id: intent,
    livemode: false,
    amount: 1_000,
    currency: "usd",
    metadata: { order_no: at.payment.order_no },
  });
  const dispute = stripeMessage(
    { id: "dp_1", payment_intent: intent, status: "needs_response" },
    { type: "charge.dispute.created", at: services.now() },
  );
  expect(await at.post(dispute)).toBe(200);
  expect(await at.wallet()).toEqual(NOTHING);
  await at.post(stripeSays(at.payment));
  expect([await at.state(), await at.wallet()]).toEqual(["disputed", CREDITED]);
  const won = stripeMessage(
    { id: "dp_1", payment_intent: intent, status: "won" },
    { type: "charge.dispute.closed", at: services.now() },
  );
  await at.post(won);
  await at.post(dispute);
  expect([await at.state(), await at.wallet()]).toEqual(["succeeded", CREDITED]);
});

// R-RFD-15, R-RFD-16
test("Stripe reports one refund by its id, as a total and on query, and it is booked once", async () => {
  const at = await started("stripe");
  const intent = `pi_${at.payment.order_no}`;
  stripe.says(`/v1/payment_intents/${intent}`, {
    id: intent,
    livemode: false,
    amount: 1_000,
    currency: "usd",
    metadata: { order_no: at.payment.order_no },
  });
  await at.post(stripeSays(at.payment));
  const told = (type: string, object: Readonly<Record<string, unknown>>) =>
    at.post(
      stripeMessage({ payment_intent: intent, currency: "usd", ...object }, { type, at: services.now() }),
    );
  await told("charge.refunded", { id: "ch_1", status: "succeeded", amount: 1_000, amount_refunded: 400 });
  await told("refund.updated", { id: "re_1", status: "pending", amount: 400 });
  await told("refund.updated", { id: "re_1", status: "succeeded", amount: 400 });
  await told("charge.refunded", { id: "ch_1", status: "succeeded", amount: 1_000, amount_refunded: 400 });
  expect([await at.state(), await at.wallet()]).toEqual([
    "partially_refunded",
    { meowcent: 600, silver: 30 },
  ]);
  await told("refund.failed", { id: "re_1", status: "failed", amount: 400 });
  const { rows } = await services.db.$client.query(
    "select reason from payment_cases where payment_order_no = $1",
    [at.payment.order_no],
  );
  expect(rows).toEqual([{ reason: "amount-mismatch" }]);
});

// R-RFD-15, R-DSP-1
test("PayPal's refund and its lost dispute take back what they say, however often they are reported", async () => {
  const at = await started("paypal");
  const path = `/v2/payments/captures/CAP${at.payment.order_no}`;
  await at.post(paypalSays(at.payment, "PAYMENT.CAPTURE.COMPLETED"));
  paypal.says(path, paypalCapture(at.payment, { status: "PARTIALLY_REFUNDED" }));
  const told = (type: string, resource: Readonly<Record<string, unknown>>) => {
    const body = paypalBody(type, resource);
    return at.post({ body, headers: paypalHeaders(body, { at: services.now() }) });
  };
  const links = [{ rel: "up", href: `https://api-m.paypal.com${path}` }];
  const refund = { id: `R${at.payment.order_no}`, amount: { currency_code: "USD", value: "4.00" }, links };
  await told("PAYMENT.CAPTURE.REFUNDED", refund);
  await told("PAYMENT.CAPTURE.REFUNDED", refund);
  expect([await at.state(), await at.wallet()]).toEqual([
    "partially_refunded",
    { meowcent: 600, silver: 30 },
  ]);
  const dispute = {
    dispute_id: `PP-${at.payment.order_no}`,
    disputed_transactions: [{ seller_transaction_id: `CAP${at.payment.order_no}` }],
  };
  await told("CUSTOMER.DISPUTE.CREATED", dispute);
  expect(await at.state()).toBe("disputed");
  await told("CUSTOMER.DISPUTE.RESOLVED", {
    ...dispute,
    dispute_outcome: { outcome_code: "RESOLVED_BUYER_FAVOUR" },
  });
  await told("PAYMENT.CAPTURE.REVERSED", { ...refund, id: "X" });
  expect([await at.state(), await at.wallet()]).toEqual(["reversed", { meowcent: 0, silver: 0 }]);
});

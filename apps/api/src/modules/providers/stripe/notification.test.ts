import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { PaymentRow } from "../../top-ups/payment-row.ts";
import {
  stripeMessage,
  stripeSession,
  stripeSignature,
  stripeVendor,
} from "../../top-ups/testing/stripe-vendor.ts";
import { paymentProvider } from "../provider-list.ts";
import { messageProblem, signatureOf } from "./signature.ts";

const NOW = new Date("2026-03-01T12:00:00Z");
const SECONDS = NOW.getTime() / 1000;
const PAYMENT = {
  order_no: "01JNB2Q6W0ABCDEFGHJKMNPQRS",
  currency_id: "USD",
  pay_amount: 1_000,
} as PaymentRow;

const CONFIG = {
  production: false,
  port: 4730,
  dataDir: "",
  databaseUrl: undefined,
  secret: "",
  originPattern: "http://{site}.localhost:{port}",
};
const vendor = stripeVendor();
const adapter = paymentProvider({ config: CONFIG, now: () => NOW, fetch: vendor.network }, "stripe");
const receive = async ({ headers, body }: { readonly headers: Headers; readonly body: string | Buffer }) => {
  const verdict = await adapter?.onNotify?.({ headers, body: Buffer.from(body) });
  if (!verdict) throw new Error("not set up");
  return verdict;
};
const genuine = (change = {}, how = {}) => stripeMessage(stripeSession(PAYMENT, change), { at: NOW, ...how });

/**
 * Signed with another tool: `printf '%s' '1772366400.{"id":"evt_1","note":"コイン & 10 %"}' | openssl dgst -sha256 -hmac
 * whsec_catnipdevelopmentsecretofnovalue`. The bank's tests use the same vector.
 */
test("the signature matches the vector", () => {
  const body = Buffer.from('{"id":"evt_1","note":"コイン & 10 %"}');
  expect(signatureOf("1772366400", body, "whsec_catnipdevelopmentsecretofnovalue")).toBe(
    "f165079875b8509bcc66239794e40074d84bb6aa00f7fc768fcc78423b779f2e",
  );
});

// R-PAY-10
describe("a signature", () => {
  const body = Buffer.from("{}");
  const good = signatureOf(String(SECONDS), body, "whsec_1");
  const problem = (header: string | null, now = NOW) => messageProblem(header, body, "whsec_1", now);

  test.each([
    ["one of several, while a secret is replaced", `t=${SECONDS},v1=${"0".repeat(64)},v1=${good},v0=00`],
    ["with blanks", `t=${SECONDS}, v1=${good}`],
  ])("is accepted %s", (_says, header) => {
    expect(problem(header)).toBeNull();
  });
  test.each([
    ["missing", null],
    ["empty", ""],
    ["without a timestamp", `v1=${good}`],
    ["with two timestamps", `t=${SECONDS},t=${SECONDS},v1=${good}`],
    ["of the vendor's test scheme", `t=${SECONDS},v0=${good}`],
    ["in capitals", `t=${SECONDS},v1=${good.toUpperCase()}`],
    ["cut short", `t=${SECONDS},v1=${good.slice(0, 63)}`],
    ["for another time", `t=${SECONDS + 1},v1=${good}`],
    ["with a timestamp that is no number", `t=1e9,v1=${good}`],
  ])("is rejected when %s", (_says, header) => {
    expect(problem(header)).toMatch(/wrong signature|no timestamp/);
  });
  test.each([301, -301])("is rejected %i s away from now, and accepted a second earlier", (seconds) => {
    const at = (away: number) => new Date(NOW.getTime() + away * 1000);
    const header = `t=${SECONDS},v1=${good}`;
    expect(problem(header, at(seconds))).toBe("outside the time window");
    expect(problem(header, at(seconds - Math.sign(seconds)))).toBeNull();
  });
});

const prevented = (case_type: string) => ({
  status: "prevented",
  payment_method_details: { type: "card", card: { case_type } },
});

describe("a genuine message", () => {
  const fact = {
    provider: "stripe",
    orderNo: PAYMENT.order_no,
    merchantAccount: "acct_1CatnipDevelopment:test",
    amount: { currency: "USD", minor: 1_000 },
  };
  test.each([
    ["checkout.session.completed", {}, "succeeded"],
    ["checkout.session.completed", { payment_status: "unpaid" }, "pending"],
    ["checkout.session.async_payment_succeeded", {}, "succeeded"],
    ["checkout.session.async_payment_failed", { payment_status: "unpaid" }, "failed"],
    [
      "checkout.session.expired",
      { status: "expired", payment_status: "unpaid", payment_intent: null },
      "expired",
    ],
  ])("%s with %j states %s", async (type, change, kind) => {
    expect(await receive(genuine(change, { type }))).toMatchObject({ ok: true, facts: [{ ...fact, kind }] });
  });

  test.each([
    ["usd", 1_001, { currency: "USD", minor: 1_001 }],
    ["jpy", 1_000, { currency: "JPY", minor: 100_000 }],
    ["eur", 1_000, { currency: "EUR", minor: 1_000 }],
  ])("about money in %s states %i as it is", async (currency, amount_total, amount) => {
    expect(await receive(genuine({ currency, amount_total }))).toMatchObject({ facts: [{ amount }] });
  });

  // R-PAY-4
  test("of a connected account or of live mode names another account than ours", async () => {
    expect(await receive(genuine({}, { account: "acct_1SomebodyElse" }))).toMatchObject({
      facts: [{ merchantAccount: "acct_1SomebodyElse:test" }],
    });
    expect(await receive(genuine({ livemode: true }, { livemode: true }))).toMatchObject({
      facts: [{ merchantAccount: "acct_1CatnipDevelopment:live" }],
    });
    expect((await receive(genuine({ livemode: true }))).ok).toBe(false);
  });

  test.each([
    ["about something else", "customer.created", {}],
    ["about another merchant's order", "checkout.session.completed", { client_reference_id: null }],
  ])("%s is acknowledged and states nothing", async (_says, type, change) => {
    expect(await receive(genuine(change, { type }))).toMatchObject({
      ok: true,
      facts: [],
      ack: { status: 200 },
    });
  });

  test.each([
    ["charge.refunded", { status: "succeeded" }, "refunded"],
    ["charge.dispute.created", { status: "needs_response" }, "disputed"],
    ["charge.dispute.closed", { status: "won" }, "dispute_won"],
    ["charge.dispute.closed", { status: "lost" }, "reversed"],
    ["charge.dispute.closed", prevented("resolution"), "reversed"],
    ["charge.dispute.closed", prevented("block"), "dispute_won"],
    ["charge.dispute.closed", prevented("unheard-of"), "refunded"],
  ])("%s with %j finds its order and states %s", async (type, change, kind) => {
    const at = `/v1/payment_intents/pi_1`;
    const about = { id: "dp_1", payment_intent: "pi_1", ...change };
    const intent = { id: "pi_1", livemode: false, amount: 1_000, currency: "usd" };
    expect(await receive(stripeMessage(about, { type, at: NOW }))).toMatchObject({ ok: true, facts: [] });
    vendor.says(at, { ...intent, metadata: { order_no: PAYMENT.order_no } });
    expect(await receive(stripeMessage(about, { type, at: NOW }))).toMatchObject({
      ok: true,
      facts: [{ ...fact, kind, providerTxnId: "pi_1" }],
    });
    vendor.says(at, { ...intent, id: "pi_2" });
    expect(await receive(stripeMessage(about, { type, at: NOW })), "asked for again later").toMatchObject({
      ok: false,
      ack: { status: 503 },
    });
    vendor.says(at, { ...intent, metadata: {} });
    expect(await receive(stripeMessage(about, { type, at: NOW }))).toMatchObject({ ok: true, facts: [] });
    vendor.forgets(at);
  });
});

// R-RFD-21
test("a dispute that was prevented we cannot tell how states no amount, and becomes a case", async () => {
  const intent = { id: "pi_1", livemode: false, amount: 1_000, currency: "usd" };
  vendor.says("/v1/payment_intents/pi_1", { ...intent, metadata: { order_no: PAYMENT.order_no } });
  const about = { id: "dp_1", payment_intent: "pi_1", currency: "usd", amount: 1_000 };
  const factOf = async (kind: string) => {
    const type = "charge.dispute.closed";
    const verdict = await receive(stripeMessage({ ...about, ...prevented(kind) }, { type, at: NOW }));
    return verdict.ok ? verdict.facts[0] : undefined;
  };
  expect(await factOf("resolution")).toMatchObject({ back: { amount: { currency: "USD", minor: 1_000 } } });
  expect(await factOf("unheard-of")).not.toHaveProperty("back");
  vendor.forgets("/v1/payment_intents/pi_1");
});

// R-PAY-10, R-PAY-21
describe("an attacker's message is rejected", () => {
  const text = genuine().body;
  const signedAs = (body: string, seconds = SECONDS) => ({
    body,
    headers: new Headers({ "stripe-signature": stripeSignature(body, seconds) }),
  });
  const downgraded = createHmac("sha1", "whsec_catnipdevelopmentsecretofnovalue")
    .update(`${SECONDS}.${text}`)
    .digest("hex");
  test.each([
    ["unsigned", { body: text, headers: new Headers() }],
    ["signed with another key", genuine({}, { secret: "whsec_other" })],
    ["with the amount changed after signing", { ...genuine(), body: text.replace("1000", "1001") }],
    ["with the currency changed after signing", { ...genuine(), body: text.replace("usd", "jpy") }],
    ["with the order changed after signing", { ...genuine(), body: text.replace("01JNB2", "01JNB3") }],
    ["with a blank added after signing", { ...genuine(), body: `${text} ` }],
    ["signed an hour ago", signedAs(text, SECONDS - 3_600)],
    ["signed in an hour", signedAs(text, SECONDS + 3_600)],
    [
      "signed with a weaker algorithm",
      { body: text, headers: new Headers({ "stripe-signature": `t=${SECONDS},v1=${downgraded}` }) },
    ],
    ["that names a key twice", signedAs(text.replace('"amount_total"', '"amount_total":1,"amount_total"'))],
    ["with an amount as text", genuine({ amount_total: "1000" })],
    ["with a fraction of a cent", genuine({ amount_total: 1_000.5 })],
    ["with a negative amount", genuine({ amount_total: -1_000 })],
    ["paid without a payment", genuine({ payment_intent: null })],
    ["of a state from a prototype", genuine({ payment_status: "constructor" })],
    ["that is no object", signedAs("[]")],
  ])("%s", async (_says, message) => {
    expect(await receive(message)).toMatchObject({ ok: false, ack: { status: 400 } });
  });
});

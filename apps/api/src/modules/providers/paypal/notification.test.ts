import { createPrivateKey, sign } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { PaymentRow } from "../../top-ups/payment-row.ts";
import {
  paypalBody,
  paypalCapture,
  paypalHeaders,
  paypalOrder,
  paypalVendor,
} from "../../top-ups/testing/paypal-vendor.ts";
import { paymentProvider } from "../provider-list.ts";
import { signedText } from "./signature.ts";
import { EVIL_KEY, LEAF_KEY } from "./testing/certificates.ts";

const NOW = new Date("2026-03-01T12:00:00Z");
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
const CERTIFICATES = "http://bank.localhost:4730/paypal/v1/notifications/certs/";

/** Everything it keeps belongs to its configuration, so that each has its own. */
function opened(now = () => NOW) {
  const vendor = paypalVendor();
  const adapter = paymentProvider({ config: { ...CONFIG }, now, fetch: vendor.network }, "paypal");
  const receive = async (body: string, headers = paypalHeaders(body, { at: NOW })) => {
    const verdict = await adapter?.onNotify?.({ headers, body: Buffer.from(body) });
    if (!verdict) throw new Error("not set up");
    return verdict;
  };
  return { vendor, receive };
}

/**
 * Made with other tools: the checksum with `printf '%s' '…' | gzip -c | tail -c8 | od -An -N4 -tu4`, the signature with
 * `printf '%s' '…' | openssl dgst -sha256 -sign leaf.key | base64 -w0`. The bank's tests use the same vector.
 */
test("the signed text and its signature match the vector", () => {
  const body = Buffer.from('{"id":"WH-1","note":"コイン & 10 %"}');
  const about = {
    id: "69cd13f0-d67a-11e5-baa3-778b53f4ae55",
    time: "2026-03-01T12:00:00Z",
    webhookId: "2AB34567CD890123E",
  };
  const text = signedText(about, body);
  expect(text).toBe(`${about.id}|${about.time}|${about.webhookId}|4006003948`);
  const key = createPrivateKey({ key: Buffer.from(LEAF_KEY, "base64"), format: "der", type: "pkcs8" });
  expect(sign("sha256", Buffer.from(text), key).toString("base64")).toBe(
    "B+kbJVxLid1gEzQAyyxVbu7Kx5fDJ0LTVDcuThvWLEtZxUxmyVPuBOrh8iAKgDLZM8CfmMmnLMeU80zU0qnNIG3Z1jIKapJ7MAc2VrIUz6aNQ0PitGxAv7BAEXMv/v1bSTM/VjPlIH2Cix/1UQThNA0Xcdr3d9p1q9J2E2lCzVGhs0gYeVzphCMcFl7MAMYvnpzQMXqfM7icpozxn0iFrujsfcesUlZ9vvcfJzB63qz7TGeEUIyA0oXxUv6hDq6zX1jlWPnEyquW55vzeqNUHQ+j/WBK2ybBvDZ2wf6VcmGGcz6E+3ZnifFtafPsg+2pwkVsd/6wfNjj9moJfh0HCQ==",
  );
});

describe("a genuine message", () => {
  const fact = {
    provider: "paypal",
    orderNo: PAYMENT.order_no,
    merchantAccount: "CATN2PDEVXYZ9",
    providerTxnId: `CAP${PAYMENT.order_no}`,
    amount: { currency: "USD", minor: 1_000 },
  };
  test.each([
    ["COMPLETED", {}, ["succeeded"]],
    ["COMPLETED", { status: "PENDING" }, ["pending"]],
    ["PENDING", { status: "PENDING" }, ["pending"]],
    ["DENIED", { status: "DECLINED" }, ["failed"]],
    ["COMPLETED", { status: "PARTIALLY_REFUNDED" }, ["succeeded", "refunded"]],
  ])("PAYMENT.CAPTURE.%s with %j states %j", async (name, change, kinds) => {
    const { receive } = opened();
    expect(
      await receive(paypalBody(`PAYMENT.CAPTURE.${name}`, paypalCapture(PAYMENT, change))),
    ).toMatchObject({ ok: true, facts: kinds.map((kind) => ({ ...fact, kind })), ack: { status: 200 } });
  });

  // R-PAY-23
  test("of an approval states nothing, but gives a reason to ask", async () => {
    const { receive } = opened();
    expect(
      await receive(paypalBody("CHECKOUT.ORDER.APPROVED", paypalOrder(PAYMENT, "APPROVED"))),
    ).toMatchObject({ ok: true, facts: [], hints: [PAYMENT.order_no] });
  });

  test.each([
    [
      { currency_code: "TWD", value: "150" },
      { currency: "TWD", minor: 15_000 },
    ],
    [
      { currency_code: "TWD", value: "150.00" },
      { currency: "TWD", minor: 15_000 },
    ],
    [
      { currency_code: "JPY", value: "700" },
      { currency: "JPY", minor: 70_000 },
    ],
    [
      { currency_code: "EUR", value: "10.00" },
      { currency: "EUR", minor: 1_000 },
    ],
  ])("about %j states %j", async (amount, stated) => {
    const { receive } = opened();
    expect(
      await receive(paypalBody("PAYMENT.CAPTURE.COMPLETED", paypalCapture(PAYMENT, { amount }))),
    ).toMatchObject({ facts: [{ amount: stated }] });
  });

  // R-PAY-4
  test("about another merchant's money says so", async () => {
    const { receive } = opened();
    const capture = paypalCapture(PAYMENT, { payee: { merchant_id: "SOMEBODYELSE2" } });
    expect(await receive(paypalBody("PAYMENT.CAPTURE.COMPLETED", capture))).toMatchObject({
      facts: [{ merchantAccount: "SOMEBODYELSE2" }],
    });
  });

  const links = [{ rel: "up", href: "https://api.paypal.com/v2/payments/captures/CAP1" }];
  const disputed_transactions = [{ seller_transaction_id: "CAP1" }];
  const outcome = (outcome_code: string) => ({ disputed_transactions, dispute_outcome: { outcome_code } });
  test.each([
    ["PAYMENT.CAPTURE.REFUNDED", { links }, "refunded"],
    ["PAYMENT.CAPTURE.REVERSED", { links }, "reversed"],
    ["CUSTOMER.DISPUTE.CREATED", { disputed_transactions }, "disputed"],
    ["CUSTOMER.DISPUTE.RESOLVED", outcome("RESOLVED_SELLER_FAVOUR"), "dispute_won"],
    ["CUSTOMER.DISPUTE.RESOLVED", outcome("RESOLVED_BUYER_FAVOUR"), "reversed"],
  ])("%s finds its order and states %s, %s", async (type, resource, kind) => {
    const { vendor, receive } = opened();
    const body = paypalBody(type, { id: "R1", ...resource });
    expect(await receive(body), "of another merchant").toMatchObject({ ok: true, facts: [] });
    vendor.says("/v2/payments/captures/CAP1", paypalCapture(PAYMENT, { id: "CAP1" }));
    expect(await receive(body)).toMatchObject({ facts: [{ ...fact, providerTxnId: "CAP1", kind }] });
    vendor.says("/v2/payments/captures/CAP1", {}, 500);
    expect(await receive(body), "asked for again later").toMatchObject({ ok: false, ack: { status: 503 } });
  });

  test("of three days ago is still believed, since PayPal repeats them that long", async () => {
    const { receive } = opened();
    const body = paypalBody("PAYMENT.CAPTURE.COMPLETED", paypalCapture(PAYMENT));
    const at = new Date(NOW.getTime() - 3 * 86_400_000);
    expect(await receive(body, paypalHeaders(body, { at }))).toMatchObject({ ok: true });
  });
});

// R-PAY-10, R-PAY-21, R-PAY-22
describe("an attacker's message is rejected", () => {
  const body = paypalBody("PAYMENT.CAPTURE.COMPLETED", paypalCapture(PAYMENT));
  const headers = (how = {}) => paypalHeaders(body, { at: NOW, ...how });
  const from = (certificate: string) => headers({ certificate, privateKey: EVIL_KEY });
  const day = 86_400_000;
  const twice = body.replace('"amount"', '"amount":{"currency_code":"USD","value":"1.00"},"amount"');
  const worth = (value: string) =>
    paypalBody(
      "PAYMENT.CAPTURE.COMPLETED",
      paypalCapture(PAYMENT, { amount: { currency_code: "USD", value } }),
    );
  const signed = (text: string): [string, Headers] => [text, paypalHeaders(text, { at: NOW })];

  test.each<[string, string, Headers]>([
    ["unsigned", body, new Headers()],
    ["signed with another key", body, headers({ privateKey: EVIL_KEY })],
    ["with the amount changed after signing", body.replace("10.00", "10.01"), headers()],
    ["with the currency changed after signing", body.replace("USD", "JPY"), headers()],
    ["with the order changed after signing", body.replaceAll("01JNB2", "01JNB3"), headers()],
    ["with a blank added after signing", `${body} `, headers()],
    ["for another webhook", body, headers({ webhookId: "8XY34567CD890123E" })],
    ["of five days ago", body, headers({ at: new Date(NOW.getTime() - 5 * day) })],
    ["of tomorrow", body, headers({ at: new Date(NOW.getTime() + day) })],
    ["signed with SHA-1, and saying so", body, headers({ algorithm: "sha1", name: "SHA1withRSA" })],
    ["that names another algorithm than it is signed with", body, headers({ name: "SHA1withRSA" })],
    ["signed with SHA-1", body, headers({ algorithm: "sha1" })],
    [
      "with a certificate of a host that looks alike",
      body,
      from("https://api.paypal.com.evil.test/v1/notifications/certs/C"),
    ],
    [
      "with a certificate of a host after a user name",
      body,
      from("https://api.paypal.com@evil.test/v1/notifications/certs/C"),
    ],
    ["with a certificate of another scheme", body, from(`${CERTIFICATES}C`.replace("http:", "ftp:"))],
    ["with a certificate of another path", body, from(`${CERTIFICATES}../../x`)],
    ["that names a key twice", ...signed(twice)],
    ["with an amount without decimals", ...signed(worth("10"))],
    ["with an amount in another script", ...signed(worth("١٠.٠٠"))],
    ["with a negative amount", ...signed(worth("-10.00"))],
    ["of a state from a prototype", ...signed(body.replace('"COMPLETED"', '"constructor"'))],
    ["that is no object", ...signed("null")],
  ])("%s", async (_says, text, head) => {
    const { vendor, receive } = opened();
    expect(await receive(text, head)).toMatchObject({ ok: false, ack: { status: 400 } });
    // Certificates are requested from PayPal only.
    expect(vendor.asked.every((line) => line === `GET /v1/notifications/certs/CERT-1`)).toBe(true);
  });

  test("a certificate is not fetched through a redirect, and PayPal is asked to retry", async () => {
    const redirecting: typeof fetch = async (_url, init) => {
      if (init?.redirect !== "error") return new Response("", { status: 200 });
      throw new TypeError("redirected");
    };
    const adapter = paymentProvider({ config: { ...CONFIG }, now: () => NOW, fetch: redirecting }, "paypal");
    expect(await adapter?.onNotify?.({ headers: headers(), body: Buffer.from(body) })).toMatchObject({
      ok: false,
      ack: { status: 503 },
    });
  });
});

// R-PAY-22
test("a flood of messages that name certificates becomes ten requests a minute, and a known one still counts", async () => {
  const { vendor, receive } = opened();
  const body = paypalBody("PAYMENT.CAPTURE.COMPLETED", paypalCapture(PAYMENT));
  expect((await receive(body)).ok).toBe(true);
  for (let i = 0; i < 30; i += 1)
    await receive(
      body,
      paypalHeaders(body, { at: NOW, certificate: `${CERTIFICATES}X${i}`, privateKey: EVIL_KEY }),
    );
  expect(vendor.asked).toHaveLength(10);
  expect((await receive(body)).ok).toBe(true);
});

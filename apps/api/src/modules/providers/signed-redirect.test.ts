import { describe, expect, test } from "vitest";
import { signatureOf, signedRedirect } from "./signed-redirect.ts";
import { SUGOI } from "./sugoi/protocol.ts";

const SECRET = "sugoi-development-key-of-no-value";
const NOW = new Date("2026-03-01T12:00:00Z");
/** Signed with another tool (openssl); the bank's tests use the same vectors. */
const VECTOR = {
  fields: {
    merchant_id: "CATNIP-DEV",
    order_no: "01JNB2Q6W0ABCDEFGHJKMNPQRS",
    amount: "3500",
    currency: "CNY",
    status: "PAID",
    txn_id: "T1",
    timestamp: "1772366400",
    nonce: "0123456789abcdef0123456789abcdef",
    channel_info: "テスト & a=1",
  },
  sign: "26967a3f3cb74e106880c3416012c8a59ec8af72a56daa6435b80924182a8fa2",
};

const provider = signedRedirect(SUGOI, {
  baseUrl: "https://vendor.test",
  merchant: "CATNIP-DEV",
  secret: SECRET,
  fetch: () => Promise.reject(new Error("no network")),
  now: () => NOW,
});
const bytes = (form: string) => ({ headers: new Headers(), body: new TextEncoder().encode(form) });
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const genuine = { ...VECTOR.fields, sign: VECTOR.sign };

test("the signature matches the published vector", () => {
  expect(signatureOf(VECTOR.fields, SECRET)).toBe(VECTOR.sign);
});

test("a genuine notification becomes a fact and is acknowledged", async () => {
  expect(await provider.onNotify?.(bytes(form(genuine)))).toEqual({
    ok: true,
    hints: [],
    ack: { status: 200, body: "success" },
    facts: [
      {
        provider: "sugoi",
        merchantAccount: "CATNIP-DEV",
        orderNo: VECTOR.fields.order_no,
        providerTxnId: "T1",
        kind: "succeeded",
        amount: { currency: "CNY", minor: 3_500 },
        evidence: { source: "push", rawRef: VECTOR.fields.nonce },
      },
    ],
  });
});

// R-PAY-10
describe("is refused", () => {
  const resigned = (change: Record<string, string>, secret = SECRET) => {
    const fields = { ...VECTOR.fields, ...change };
    return { ...fields, sign: signatureOf(fields, secret) };
  };
  const { sign: _sign, ...unsigned } = genuine;
  test.each([
    ["a message without a signature", form(unsigned)],
    ["one signed with another key", form(resigned({}, "other"))],
    ["one whose amount was changed", form({ ...genuine, amount: "350000" })],
    ["one whose currency was changed", form({ ...genuine, currency: "USD" })],
    ["one with a field added", form({ ...genuine, extra: "1" })],
    [
      "one with characters moved from one field to another",
      form({ ...genuine, amount: "35", currency: "00CNY" }),
    ],
    ["one with a prefix of the signature", form({ ...genuine, sign: VECTOR.sign.slice(0, 10) })],
    ["one with the signature in upper case", form({ ...genuine, sign: VECTOR.sign.toUpperCase() })],
    ["one from six minutes ago", form(resigned({ timestamp: "1772366040" }))],
    ["one from six minutes in the future", form(resigned({ timestamp: "1772366760" }))],
    ["one with a duplicate field", `${form(genuine)}&amount=1`],
    ["one with a fractional amount", form(resigned({ amount: "35.00" }))],
    ["one with an unknown status", form(resigned({ status: "MAYBE" }))],
    ["one with a status from Object.prototype", form(resigned({ status: "constructor" }))],
    ["one with the status __proto__", form(resigned({ status: "__proto__" }))],
    ["one that is paid but names no transaction", form(resigned({ txn_id: "" }))],
    ["an unrelated message", "{}"],
    ["an empty message", ""],
  ])("%s", async (_says, body) => {
    expect(await provider.onNotify?.(bytes(body))).toMatchObject({
      ok: false,
      ack: { status: 400, body: "fail" },
    });
  });
});

describe("a query", () => {
  const view = {
    orderNo: VECTOR.fields.order_no,
    method: "alipay",
    amount: { currency: "CNY", minor: 3_500 },
    providerRef: null,
    expiresAt: NOW,
  };
  const asking = (answer: () => Promise<Response>) =>
    signedRedirect(SUGOI, {
      baseUrl: "https://vendor.test",
      merchant: "CATNIP-DEV",
      secret: SECRET,
      fetch: answer,
      now: () => NOW,
    }).query?.(view);

  test("is answered with a fact", async () => {
    expect(await asking(async () => Response.json(genuine))).toMatchObject([
      { kind: "succeeded", evidence: { source: "query" } },
    ]);
  });
  test("about an order unknown to the provider says so", async () => {
    const fields = { ...VECTOR.fields, status: "UNKNOWN", currency: "", amount: "0" };
    expect(await asking(async () => Response.json({ ...fields, sign: signatureOf(fields, SECRET) }))).toBe(
      "unknown-to-provider",
    );
  });
  const signedAbout = (order_no: string) => {
    const fields = { ...VECTOR.fields, order_no };
    return { ...fields, sign: signatureOf(fields, SECRET) };
  };
  test.each([
    ["no network", () => Promise.reject(new Error("down"))],
    ["an error", async () => new Response("", { status: 500 })],
    ["invalid JSON", async () => new Response("<html>")],
    ["a wrong signature", async () => Response.json({ ...genuine, status: "DECLINED" })],
    ["the answer about another order", async () => Response.json(signedAbout("01JNB2Q6W0ABCDEFGHJKMNPQRT"))],
  ])("that meets %s yields no fact, and certainly not a failure", async (_says, answer) => {
    expect(await asking(answer)).toBe("unavailable");
  });
});

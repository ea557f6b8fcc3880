import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from "node:crypto";
import { describe, expect, test } from "vitest";
import { readAnswer } from "./answer.ts";
import { readNotification } from "./notification.ts";
import { settingsSchema } from "./settings.ts";
import { signRequest } from "./signature.ts";
import { simulator } from "./simulator.ts";
import * as v from "valibot";

const SETTINGS = v.parse(settingsSchema(false), simulator("http://bank.test"));
const ORDER = "01JNB2Q6W0ABCDEFGHJKMNPQRS";

/*
 * Signed with another tool: `printf '%s' "$text" | openssl dgst -sha256 -sign key.pem | base64 -w0`, where the text is
 * the sorted fields joined as `name=value&name=value`. The bank's tests use the same vectors.
 */
test("a request's signature matches the published vector, and covers sign_type", () => {
  const fields = {
    version: "1.0",
    timestamp: "2026-03-01 20:00:00",
    sign_type: "RSA2",
    method: "alipay.trade.query",
    format: "JSON",
    charset: "utf-8",
    app_id: "2021000000000001",
    notify_url: "",
    biz_content: '{"out_trade_no":"01JNB2Q6W0ABCDEFGHJKMNPQRS","subject":"コイン & 10 %"}',
  };
  expect(signRequest(fields, SETTINGS.privateKey)).toBe(
    "AoI1OWw8OCaB6nP4QG5zGJ9tRlOfkr7z2HrHAVkZHOOyqvySyQxp0WlApm8f8rEwC9s9OcJtFFJIXUR+8znDOgvYpEUd66qsNUnLKPJr5cxz6I5fOGBwD6atsGwTIAYwiJxOeDvwaveEdhoZjt/h0IBPjS+4h4TrKpttv81zM2eFgPBpyYy1OEhab6XVKvvFGC4SShEP4ddvpumthPuFRbqrjhpzYUQZ1B6GzrjoOI434fjxFOj1mkGUi78njmEYd0aYHCas07vJvzjxeMNXDuIC30gRMMWShAF4v7W0kYdeLaaL7oOuur5U84gX8Y/rxEkgYe0+rqpmUFfchj4Jdg==",
  );
});

/** With a per cent sign that a second decoding would choke on, and a value that is JSON. */
const NOTICE = {
  notify_time: "2026-03-01 20:00:05",
  notify_type: "trade_status_sync",
  notify_id: "4a91b7a78a503640467525113fb7d8bg8e",
  app_id: "2021000000000001",
  charset: "utf-8",
  version: "1.0",
  trade_no: "2026030122001411111111111111",
  out_trade_no: ORDER,
  buyer_id: "2088102111111111",
  seller_id: "2088000000000001",
  trade_status: "TRADE_SUCCESS",
  total_amount: "35.00",
  gmt_payment: "2026-03-01 20:00:00",
  fund_bill_list: '[{"amount":"35.00","fundChannel":"ALIPAYACCOUNT"}]',
  body: "コイン 100% & +1",
};
const VECTOR =
  "Vb3VzocgfkXeHoyarUR5nxm8ViKw7a4FsTd9K6q+reoSmOcFwyibFG3YE4JzsyDw4uEGl78yXmqUAO3W4hmiX8VqctrNeOwgggSH9Ck7LaHAa07zRRDNt1gA2Xwh8UuugW1pz88wwtRs5EWA7Fx1/StFWX8SyP3kSlEdR/7tXO7NMazxECIU2fXXXK+rJNQItmhE8rA7qe0+6WYqAhhUh9D7wtPfvBCvmFOmpurBuPNGrl1QKhhDXC+OC3c8CpHHxU/+vGr/wQwK/WA8B9yYedaynU7LAv6dKIlEXlCzzhlETCl8CYzMhhmdnOamN/YC0v8lUb54x8wtGzNov0eTIQ==";
const GENUINE = { ...NOTICE, sign_type: "RSA2", sign: VECTOR };

const read = (form: string, settings = SETTINGS) =>
  readNotification({ headers: new Headers(), body: new TextEncoder().encode(form) }, settings);
const form = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString();

test("a genuine notification becomes a fact, and is acknowledged with `success` alone", () => {
  expect(read(form(GENUINE))).toEqual({
    ok: true,
    hints: [],
    ack: { status: 200, body: "success" },
    facts: [
      {
        provider: "alipay",
        merchantAccount: "2088000000000001:2021000000000001",
        orderNo: ORDER,
        providerTxnId: NOTICE.trade_no,
        kind: "succeeded",
        amount: { currency: "CNY", minor: 3_500 },
        occurredAt: new Date("2026-03-01T12:00:00Z"),
        evidence: { source: "push", rawRef: NOTICE.notify_id },
      },
    ],
  });
});

/** A platform of the test's own, which can sign what it likes. */
const platform = generateKeyPairSync("rsa", { modulusLength: 2048 });
const own = { ...SETTINGS, alipayKey: platform.publicKey };
const textOf = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join("&");
const signed = (change: Readonly<Record<string, string>> = {}, hash = "sha256", sign_type = "RSA2") => {
  const fields = { ...NOTICE, ...change };
  const signature = sign(hash, Buffer.from(textOf(fields)), platform.privateKey).toString("base64");
  return form({ ...fields, sign_type, sign: signature });
};

// R-PAY-10, R-PAY-32
describe("is refused", () => {
  const { sign: _sign, ...unsigned } = GENUINE;
  const { sign_type: _type, ...withoutType } = GENUINE;
  const withType = { ...NOTICE, sign_type: "RSA2" };
  test.each([
    ["a message without a signature", form(unsigned)],
    ["one signed with another key", signed()],
    ["one whose amount was changed", form({ ...GENUINE, total_amount: "35.01" })],
    ["one whose order was changed", form({ ...GENUINE, out_trade_no: "01JNB2Q6W0ABCDEFGHJKMNPQRT" })],
    ["one with a field added", form({ ...GENUINE, refund_fee: "1.00" })],
    [
      "one with a value that moved to the next field",
      form({ ...GENUINE, seller_id: "", total_amount: "2088000000000001=35.00" }),
    ],
    ["one with an amount named twice", `${form(GENUINE)}&total_amount=35.00`],
    ["one with an amount named twice, the other first", `total_amount=0.01&${form(GENUINE)}`],
    ["one with the signature named twice", `${form(GENUINE)}&sign=${encodeURIComponent(VECTOR)}`],
    ["an unrelated message", "{}"],
    ["an empty message", ""],
    ["one that names no algorithm", form(withoutType)],
    ["one that names the older algorithm", form({ ...GENUINE, sign_type: "RSA" })],
  ])("%s", (_says, body) => {
    expect(read(body)).toMatchObject({ ok: false, ack: { status: 400, body: "failure" } });
  });

  test.each([
    ["signed with the older algorithm, and saying so", signed({}, "sha1", "RSA")],
    ["signed with the older algorithm, and not saying so", signed({}, "sha1")],
    ["saying the older algorithm of a good signature", signed({}, "sha256", "RSA")],
    ["an amount without its decimals", signed({ total_amount: "35" })],
    ["an amount with an exponent", signed({ total_amount: "3.5e1" })],
    ["an unknown state", signed({ trade_status: "MAYBE" })],
    ["a state from Object.prototype", signed({ trade_status: "constructor" })],
    ["the state __proto__", signed({ trade_status: "__proto__" })],
    ["no trade number", signed({ trade_no: "" })],
    ["no order number", signed({ out_trade_no: "" })],
  ])("although it has the platform's key: %s", (_says, body) => {
    expect(read(signed(), own)).toMatchObject({ ok: true });
    expect(read(body, own)).toMatchObject({ ok: false, ack: { status: 400, body: "failure" } });
  });

  test("a signature that covers sign_type, as those of requests do", () => {
    const signature = sign("sha256", Buffer.from(textOf(withType)), platform.privateKey).toString("base64");
    expect(read(form({ ...withType, sign: signature }), own)).toMatchObject({ ok: false });
  });
});

// R-PAY-33
test.each([
  ["paid", {}, "succeeded"],
  ["finished later", { trade_status: "TRADE_FINISHED" }, "succeeded"],
  ["waiting", { trade_status: "WAIT_BUYER_PAY", gmt_payment: "" }, "pending"],
  ["closed unpaid", { trade_status: "TRADE_CLOSED", gmt_payment: "" }, "expired"],
  ["refunded in part, which still says TRADE_SUCCESS", { refund_fee: "10.00" }, "refunded"],
  ["refunded wholly", { trade_status: "TRADE_CLOSED", refund_fee: "35.00" }, "refunded"],
  ["closed after it was paid", { trade_status: "TRADE_CLOSED" }, "refunded"],
  ["paid, with a refund of nothing", { refund_fee: "0.00" }, "succeeded"],
])("a trade that is %s", (_says, change, kind) => {
  expect(read(signed(change), own)).toMatchObject({
    ok: true,
    facts: [{ kind, orderNo: ORDER, amount: { minor: 3_500 } }],
  });
});

// R-PAY-4
test("money for another seller or another app is reported with its owner", () => {
  const account = (change: Readonly<Record<string, string>>) => read(signed(change), own);
  expect(account({ seller_id: "2088000000000002" })).toMatchObject({
    facts: [{ merchantAccount: "2088000000000002:2021000000000001" }],
  });
  expect(account({ app_id: "2021000000000002" })).toMatchObject({
    facts: [{ merchantAccount: "2088000000000001:2021000000000002" }],
  });
});

describe("an answer", () => {
  const INNER = String.raw`{"code":"10000","msg":"Success","out_trade_no":"01JNB2Q6W0ABCDEFGHJKMNPQRS","trade_no":"2026030122001411111111111111","trade_status":"TRADE_SUCCESS","total_amount":"35.00","subject":"100% } コイン \" https:\/\/x"}`;
  const SIGN =
    "FUWYcyvIb/Ue0rzOThXSNmTPV1cyKpqGLo37EFIjiJps8RZ2MEabHSMCWnM8CaJFp/wtTGMf3YnuO91GfZv+8oXqXINviBLVTC+34AGWRxufTUZE6Ox+V4O06CXjgeiT5GdlUSmfkDtRc0ATGxODo9bRzJe754qnxeqiVE3GXK3fho4LAN56ZOfBnZH6CrciV/Yh62Nqp70G42tm+gOa0RIJZc5Q7syJuqNX+/vGrgGOiGL03w/mwb8MS5IubuVqei/6ebp6TmKC2n0ZFq9sBPPYYZWfSuxKQeSwUC3Pf+ULIZEiTSGIMeEZXE0lPKc+uSQK6LKeo1nNOBcxRm2uJA==";
  const METHOD = "alipay.trade.query";
  const whole = (inner: string) => `{"alipay_trade_query_response":${inner},"sign":"${SIGN}"}`;
  const at = (text: string, method = METHOD) => readAnswer(text, method, SETTINGS.alipayKey);

  test("is believed with the signature of the published vector, over its very characters", () => {
    expect(at(whole(INNER))).toMatchObject({ code: "10000", subject: '100% } コイン " https://x' });
  });

  // R-PAY-10
  test.each([
    ["a changed amount", whole(INNER.replace("35.00", "36.00"))],
    ["the same content written otherwise", whole(INNER.replaceAll(String.raw`\/`, "/"))],
    ["no signature", `{"alipay_trade_query_response":${INNER}}`],
    ["an error instead", `{"error_response":${INNER},"sign":"${SIGN}"}`],
    ["something before it", `{"x":1,"alipay_trade_query_response":${INNER},"sign":"${SIGN}"}`],
    ["half of it", whole(INNER).slice(0, -40)],
    ["a page", "<html>"],
    ["nothing", ""],
  ])("is ignored with %s", (_says, text) => {
    expect(at(text)).toBeNull();
  });

  test("of another question is ignored", () => {
    expect(at(whole(INNER), "alipay.trade.close")).toBeNull();
  });

  test("that names its content twice is read where it is signed", () => {
    const twice = whole(INNER).replace(
      ',"sign"',
      `,"alipay_trade_query_response":${INNER.replace("35.00", "1.00")},"sign"`,
    );
    expect(at(twice)).toMatchObject({ total_amount: "35.00" });
  });
});

test("settings take keys as PEM too, and say what is wrong without quoting it", () => {
  const given = simulator("http://bank.test");
  const pem = (name: "privateKey" | "alipayKey") =>
    name === "privateKey"
      ? createPrivateKey(SETTINGS.privateKey.export({ type: "pkcs8", format: "pem" })).export({
          type: "pkcs8",
          format: "pem",
        })
      : createPublicKey(SETTINGS.alipayKey.export({ type: "spki", format: "pem" })).export({
          type: "spki",
          format: "pem",
        });
  const asPem = {
    ...given,
    privateKey: String(pem("privateKey")).replaceAll("\n", "\\n"),
    alipayKey: String(pem("alipayKey")),
  };
  expect(v.safeParse(settingsSchema(false), asPem).success).toBe(true);
  const problem = (change: Readonly<Record<string, string>>, production = false) =>
    v.safeParse(settingsSchema(production), { ...given, ...change }).issues?.[0].message;
  expect(problem({ alipayKey: "AAAA" })).toBe("an RSA key is needed");
  expect(problem({ sellerId: "1" })).toMatch("seller's number");
  expect(problem({ desktop: "fax" })).toMatch("page or scan");
  expect(problem({}, true)).toMatch("https");
  expect(problem({ baseUrl: "https://openapi.alipay.com.evil.test" }, true)).toBe(
    "https://openapi.alipay.com is needed",
  );
  const live = { baseUrl: "https://openapi.alipay.com", filesUrl: "https://dwbillcenter.alipay.com" };
  expect(problem(live, true)).toBeUndefined();
  expect(problem({ ...live, filesUrl: "https://dwbillcenter.alipay.com.evil.test" }, true)).toBe(
    "https://dwbillcenter.alipay.com is needed",
  );
});

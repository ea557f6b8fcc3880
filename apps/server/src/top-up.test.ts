import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  absentProviders,
  cardFieldOrigins,
  handOverOrigins,
  paymentProvider,
} from "@catnip/api/modules/providers/index.ts";
import { createBank, type Bank } from "@catnip/bank";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

/** The shop's adapter and the bank were written independently; here they meet, as in the running product. */
let folder: string;
let bank: Bank;
let notified: Request[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "catnip-bank-"));
  notified = [];
  bank = createBank({
    folder,
    origin: "http://bank.localhost:4731",
    fetch: async (url, init) => {
      notified.push(new Request(url instanceof URL ? url.href : url, init));
      return new Response("success");
    },
    env: {},
  });
});
afterEach(async () => {
  await bank.close();
  rmSync(folder, { recursive: true, force: true });
});

const config = {
  production: false,
  port: 4731,
  dataDir: "",
  databaseUrl: undefined,
  secret: "",
  originPattern: "http://{site}.localhost:{port}",
};
const toBank: typeof fetch = (url, init) =>
  bank.fetch(new Request(url instanceof URL ? url.href : url, init));
const payment = {
  orderNo: "01JNB2Q6W0ABCDEFGHJKMNPQRS",
  method: "credit-card",
  amount: { currency: "USD", minor: 1_000 },
  providerRef: null,
  expiresAt: new Date(Date.now() + 600_000),
};

async function startedAt() {
  const provider = paymentProvider({ config, now: () => new Date(), fetch: toBank }, "sugoi");
  const started = await provider?.start(payment, {
    returnUrl: "http://pay.localhost:4731/back",
    notifyUrl: "http://api.localhost:4731/payments/notify/sugoi",
    locale: "en-US",
  });
  if (!provider || started === undefined || started === "unavailable" || started.next.type !== "redirect")
    throw new Error("the payment did not start");
  const opened = await bank.fetch(new Request(started.next.url));
  expect(opened.status).toBe(303);
  return { provider, cashier: opened.headers.get("location") ?? "" };
}

test.each([
  { action: "pay", kind: "succeeded", minor: 1_000 },
  { action: "pay-other", kind: "succeeded", minor: 1_100 },
  { action: "decline", kind: "failed", minor: 1_000 },
  { action: "cancel", kind: "cancelled", minor: 1_000 },
])(
  "what happens at the cashier ($action) arrives as a fact, by notification and by query",
  async ({ action, kind, minor }) => {
    const { provider, cashier } = await startedAt();
    expect(await provider.query?.(payment)).toMatchObject([{ kind: "pending" }]);
    await bank.fetch(new Request(cashier, { method: "POST", body: new URLSearchParams({ action }) }));
    await bank.deliverDue();

    const [message] = notified;
    if (!message) throw new Error("nothing was notified");
    const verdict = await provider.onNotify?.({
      headers: message.headers,
      body: new Uint8Array(await message.arrayBuffer()),
    });
    const fact = {
      orderNo: payment.orderNo,
      merchantAccount: provider.merchantAccount,
      kind,
      amount: { currency: "USD", minor },
    };
    expect(verdict).toMatchObject({ ok: true, facts: [fact] });
    expect(await provider.query?.(payment)).toMatchObject([fact]);
  },
);

// R-PAY-1, R-PAY-10
test("none of a forger's extra messages is accepted", async () => {
  await bank.fetch(
    new Request("http://bank.localhost:4731/control/faults", {
      method: "POST",
      body: JSON.stringify({ forged: true }),
    }),
  );
  const { provider, cashier } = await startedAt();
  await bank.fetch(new Request(cashier, { method: "POST", body: new URLSearchParams({ action: "pay" }) }));
  await bank.deliverDue();
  const verdicts = await Promise.all(
    notified.map(async (message) =>
      provider.onNotify?.({ headers: message.headers, body: new Uint8Array(await message.arrayBuffer()) }),
    ),
  );
  expect(verdicts.map((verdict) => verdict?.ok)).toEqual([false, false, false, false, false, false, true]);
});

describe("WeChat Pay", () => {
  const yuan = { ...payment, method: "wechatpay", amount: { currency: "CNY", minor: 3_500 } };
  const provider = () => {
    const found = paymentProvider({ config, now: () => new Date(), fetch: toBank }, "wechatpay");
    if (!found) throw new Error("not set up");
    return found;
  };
  const start = async () => {
    const started = await provider().start(yuan, {
      returnUrl: "http://pay.localhost:4731/back",
      notifyUrl: "http://api.localhost:4731/payments/notify/wechatpay",
      locale: "zh-CN",
    });
    if (started === "unavailable" || started.next.type !== "qr") throw new Error("the payment did not start");
    return started;
  };
  const act = (action: string) =>
    bank.fetch(
      new Request(`http://bank.localhost:4731/wechatpay/control/${yuan.orderNo}`, {
        method: "POST",
        body: JSON.stringify({ action }),
      }),
    );

  test("shows the same QR code twice, with and without the shop's own reference to it", async () => {
    const first = await start();
    expect(first.next).toMatchObject({ type: "qr", payload: expect.stringMatching(/^weixin:/) });
    expect((await start()).next).toEqual(first.next);
    const kept = await provider().start(
      { ...yuan, providerRef: first.providerRef ?? "" },
      { returnUrl: "", notifyUrl: "", locale: "" },
    );
    expect(kept).toMatchObject({ next: { payload: first.providerRef } });
  });

  test.each([
    { action: "pay", minor: 3_500 },
    { action: "pay-other", minor: 3_600 },
  ])("$action arrives as a verified fact, by notification and by query", async ({ action, minor }) => {
    expect(await provider().query?.(yuan)).toBe("unknown-to-provider");
    await start();
    expect(await provider().query?.(yuan)).toMatchObject([{ kind: "pending" }]);
    await act(action);
    await bank.deliverDue();
    const [message] = notified;
    if (!message) throw new Error("nothing was notified");
    const body = new Uint8Array(await message.arrayBuffer());
    const fact = {
      provider: "wechatpay",
      orderNo: yuan.orderNo,
      merchantAccount: provider().merchantAccount,
      kind: "succeeded",
      amount: { currency: "CNY", minor },
    };
    expect(await provider().onNotify?.({ headers: message.headers, body })).toMatchObject({
      ok: true,
      facts: [fact],
    });
    expect(await provider().query?.(yuan)).toMatchObject([fact]);
    const changed = new Headers(message.headers);
    changed.set("wechatpay-serial", "PUB_KEY_ID_OTHER");
    expect(await provider().onNotify?.({ headers: changed, body })).toMatchObject({ ok: false });
    expect(await provider().onNotify?.({ headers: message.headers, body: body.toReversed() })).toMatchObject({
      ok: false,
      ack: { status: 401 },
    });
  });

  test("a refused payment is found by query", async () => {
    await start();
    await act("refuse");
    expect(await provider().query?.(yuan)).toMatchObject([{ kind: "failed" }]);
  });

  test("a closed order accepts no money; a paid one cannot be closed", async () => {
    await start();
    expect(await provider().close?.(yuan)).toBe("closed");
    await act("pay");
    expect(await provider().query?.(yuan)).toMatchObject([{ kind: "expired" }]);

    const other = { ...yuan, orderNo: "01JNB2Q6W0ABCDEFGHJKMNPQRT" };
    await provider().start(other, { returnUrl: "", notifyUrl: "http://api.test/n", locale: "" });
    await bank.fetch(
      new Request(`http://bank.localhost:4731/wechatpay/control/${other.orderNo}`, {
        method: "POST",
        body: JSON.stringify({ action: "pay" }),
      }),
    );
    expect(await provider().close?.(other)).toBe("already-paid");
  });

  test("partial refunds are idempotent, and never exceed the payment", async () => {
    await start();
    await act("pay");
    const refund = (refundId: string, minor: number) => provider().refund?.(yuan, { refundId, minor });
    const told = [{ kind: "refunded", orderNo: yuan.orderNo, amount: yuan.amount }];
    expect(await refund("R1", 3_000)).toMatchObject(told);
    expect(await refund("R1", 3_000)).toMatchObject(told);
    expect(await refund("R2", 501)).toBe("unavailable");
    expect(await refund("R2", 500)).toMatchObject(told);
    expect(await refund("R3", 1)).toBe("unavailable");
  });

  test("responses not signed by WeChat Pay are ignored", async () => {
    await start();
    const forged = paymentProvider(
      {
        config,
        now: () => new Date(),
        fetch: async () =>
          Response.json({ trade_state: "SUCCESS" }, { headers: { "wechatpay-serial": "x" } }),
      },
      "wechatpay",
    );
    expect(await forged?.query?.(yuan)).toBe("unavailable");
  });
});

describe("in production", () => {
  const at = (paymentSettings: Record<string, string>) => ({ ...config, production: true, paymentSettings });
  const SUGOI = {
    PAYMENT_UNPROVEN: "unionpay, sugoi",
    PAYMENT_SUGOI_URL: "https://vendor.example/",
    PAYMENT_SUGOI_MERCHANT: "M",
    PAYMENT_SUGOI_KEY: "k",
  };

  // R-PAY-12
  test("a provider without its own URL and keys is absent, and each reports what is missing", () => {
    expect(absentProviders(at({}))).toEqual([
      { provider: "sugoi", problem: "it is unproven, and PAYMENT_UNPROVEN does not name it" },
      { provider: "wechatpay", problem: "PAYMENT_WECHATPAY_APPID is not set" },
      { provider: "alipay", problem: "PAYMENT_ALIPAY_APPID is not set" },
      { provider: "unionpay", problem: "it is unproven, and PAYMENT_UNPROVEN does not name it" },
      { provider: "stripe", problem: "PAYMENT_STRIPE_ACCOUNT is not set" },
      { provider: "paypal", problem: "PAYMENT_PAYPAL_CLIENT_ID is not set" },
      { provider: "newebpay", problem: "PAYMENT_NEWEBPAY_MERCHANT_ID is not set" },
      { provider: "linepay", problem: "PAYMENT_LINEPAY_CHANNEL_ID is not set" },
      { provider: "tappay", problem: "PAYMENT_TAPPAY_PARTNER_KEY is not set" },
      { provider: "taobao", problem: "PAYMENT_TAOBAO_URL is not set" },
      { provider: "manual", problem: "PAYMENT_MANUAL_CHANNELS is not set" },
    ]);
    expect(handOverOrigins(at({}))).toEqual([]);
  });

  // R-PAY-69
  test("an unproven provider is off, whatever else is set, until its operator names it", () => {
    const sugoi = (set: Record<string, string>) =>
      absentProviders(at(set)).find(({ provider }) => provider === "sugoi")?.problem;
    expect(sugoi(SUGOI)).toBeUndefined();
    for (const named of ["", "unionpay", "sugoi2", "all"])
      expect(sugoi({ ...SUGOI, PAYMENT_UNPROVEN: named })).toMatch(/^it is unproven/);
    // Elsewhere they can be tried.
    expect(absentProviders({ ...at({}), production: false })).toEqual([]);
  });

  test.each([
    [{ PAYMENT_SUGOI_KEY: "" }, "PAYMENT_SUGOI_KEY is not set"],
    [
      { PAYMENT_SUGOI_URL: "http://bank.localhost" },
      "PAYMENT_SUGOI_URL cannot be used: an address with https is needed",
    ],
    [
      { PAYMENT_SUGOI_KEY: "sugoi-development-key-of-no-value" },
      "PAYMENT_SUGOI_KEY is the simulator's, which everybody knows",
    ],
  ])("%j disables it: %s", (change, problem) => {
    const broken = at({ ...SUGOI, ...change });
    expect(absentProviders(broken)[0]).toEqual({ provider: "sugoi", problem });
    expect(paymentProvider({ config: broken, now: () => new Date() }, "sugoi")).toBeNull();
    expect(handOverOrigins(broken)).toEqual([]);
  });

  // R-PAY-15
  test("TapPay's card fields come from the vendor's own host, and only if it is configured", () => {
    const given = {
      PAYMENT_TAPPAY_PARTNER_KEY: "partner_0123456789abcdef0123456789",
      PAYMENT_TAPPAY_MERCHANT_ID: "shop_ESUN",
      PAYMENT_TAPPAY_APP_ID: "11327",
      PAYMENT_TAPPAY_APP_KEY: "app_0123456789abcdef0123456789",
      PAYMENT_TAPPAY_SCRIPT_URL: "https://js.tappaysdk.com/sdk/tpdirect/v5.18.0",
    };
    const problem = (change: Record<string, string>) =>
      absentProviders(at({ ...given, ...change })).find(({ provider }) => provider === "tappay")?.problem;
    expect(problem({})).toBeUndefined();
    expect(cardFieldOrigins(at(given))).toEqual(["https://js.tappaysdk.com"]);
    expect(handOverOrigins(at(given))).toEqual([]);
    expect(cardFieldOrigins(at(SUGOI))).toEqual([]);
    for (const url of [
      "https://js.tappaysdk.com.evil.test/x",
      "http://js.tappaysdk.com/x",
      "https://evil.test/x",
    ])
      expect(problem({ PAYMENT_TAPPAY_SCRIPT_URL: url })).toMatch(/^PAYMENT_TAPPAY_SCRIPT_URL cannot/);
    expect(problem({ PAYMENT_TAPPAY_PARTNER_KEY: "partner_catnipdevelopmentkeyofnovalue0" })).toMatch(
      /the simulator's/,
    );
  });

  // R-PAY-15
  test("a configured provider is available, and the CSP allows forms to reach its cashier", () => {
    expect(absentProviders(at(SUGOI)).map(({ provider }) => provider)).not.toContain("sugoi");
    expect(paymentProvider({ config: at(SUGOI), now: () => new Date() }, "sugoi")).not.toBeNull();
    expect(handOverOrigins(at(SUGOI))).toEqual(["https://vendor.example"]);
  });

  test("WeChat Pay only accepts the vendor's host and valid keys", () => {
    const given = {
      PAYMENT_WECHATPAY_APPID: "wx0123456789abcdef",
      PAYMENT_WECHATPAY_MCHID: "1230000109",
      PAYMENT_WECHATPAY_SERIAL: "5157F09E",
      PAYMENT_WECHATPAY_PRIVATE_KEY: "AAAA",
      PAYMENT_WECHATPAY_APIV3_KEY: "x".repeat(32),
      PAYMENT_WECHATPAY_PLATFORM_KEY_ID: "PUB_KEY_ID_1",
      PAYMENT_WECHATPAY_PLATFORM_KEY: "AAAA",
    };
    const problem = (change: Record<string, string>) =>
      absentProviders(at({ ...given, ...change })).find(({ provider }) => provider === "wechatpay")?.problem;
    expect(problem({ PAYMENT_WECHATPAY_URL: "https://elsewhere.example" })).toMatch(
      /^PAYMENT_WECHATPAY_URL cannot/,
    );
    expect(problem({})).toBe("PAYMENT_WECHATPAY_PRIVATE_KEY cannot be used: an RSA key is needed");
    expect(problem({ PAYMENT_WECHATPAY_APIV3_KEY: "short" })).toMatch(
      /^PAYMENT_WECHATPAY_(PRIVATE_KEY|APIV3_KEY)/,
    );
  });
});

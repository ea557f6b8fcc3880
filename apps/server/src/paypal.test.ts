import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { absentProviders, handOverOrigins, paymentProvider } from "@catnip/api/modules/providers/index.ts";
import { createBank, type Bank } from "@catnip/bank";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

/** The shop's adapter for PayPal and the bank's simulator were written independently; here they meet. */
const HOUR = 3_600_000;
const ORDER_NO = "01JNB2Q6W0ABCDEFGHJKMNPQRS";
let folder: string;
let bank: Bank;
let clock: Date;
let notified: Request[];
let asked: string[];
/** The shop's response to messages. */
let answer: () => Response;
/** How the vendor is reached. */
let line: (request: Request) => Promise<Response>;
/** Everything the shop keeps of PayPal belongs to its configuration, so that each test has its own. */
let config: Parameters<typeof paymentProvider>[0]["config"];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "catnip-bank-"));
  clock = new Date("2026-03-01T12:00:00Z");
  notified = [];
  asked = [];
  answer = () => new Response("");
  line = (request) => bank.fetch(request);
  config = {
    production: false,
    port: 4731,
    dataDir: "",
    databaseUrl: undefined,
    secret: "",
    originPattern: "http://{site}.localhost:{port}",
  };
  bank = createBank({
    folder,
    origin: "http://bank.localhost:4731",
    webhooks: "http://api.localhost:4731/payments/notify",
    now: () => clock,
    fetch: async (url, init) => {
      notified.push(new Request(url instanceof URL ? url.href : url, init));
      return answer();
    },
    env: {},
  });
});
afterEach(async () => {
  await bank.close();
  rmSync(folder, { recursive: true, force: true });
});

function provider() {
  const network: typeof fetch = (url, init) => {
    const request = new Request(url instanceof URL ? url.href : url, init);
    asked.push(`${request.method} ${new URL(request.url).pathname.replace("/paypal", "")}`);
    return line(request);
  };
  const found = paymentProvider({ config, now: () => clock, fetch: network }, "paypal");
  if (!found) throw new Error("not set up");
  return found;
}
const AT = { returnUrl: "http://pay.localhost:4731/back", notifyUrl: "", locale: "en-US" };
const payment = (currency = "USD", minor = 1_000) => ({
  orderNo: ORDER_NO,
  method: "paypal",
  amount: { currency, minor },
  providerRef: null as string | null,
  expiresAt: new Date(clock.getTime() + 3 * HOUR),
});
async function started(currency = "USD", minor = 1_000) {
  const order = payment(currency, minor);
  const begun = await provider().start(order, AT);
  if (begun === "unavailable" || begun.next.type !== "redirect") throw new Error("the payment did not start");
  return { order: { ...order, providerRef: begun.providerRef ?? null }, cashier: begun.next.url };
}
const choose = (cashier: string, action: string) =>
  bank.fetch(new Request(cashier, { method: "POST", body: new URLSearchParams({ action }) }));
const act = async (action: string) => {
  await bank.fetch(
    new Request(`http://bank.localhost:4731/paypal/control/${ORDER_NO}`, {
      method: "POST",
      body: JSON.stringify({ action }),
    }),
  );
  await bank.deliverDue();
};
/** What the shop makes of each message, in order. */
async function told() {
  await bank.deliverDue();
  const verdicts = [];
  for (const message of notified) {
    const body = new Uint8Array(await message.clone().arrayBuffer());
    verdicts.push(await provider().onNotify?.({ headers: message.headers, body }));
  }
  return verdicts;
}
const kindsTold = async () =>
  (await told()).flatMap((verdict) => {
    if (!verdict?.ok) return ["refused"];
    return verdict.hints.length > 0 ? ["hint"] : verdict.facts.map(({ kind }) => kind);
  });
const kindsAsked = async (order: ReturnType<typeof payment>) => {
  const facts = await provider().query?.(order);
  return Array.isArray(facts) ? facts.map(({ kind }) => kind) : facts;
};
const books = async () => (await bank.fetch(new Request("http://bank.localhost:4731/books"))).json();

// R-PAY-23
test.each([
  { currency: "USD", minor: 499 },
  { currency: "TWD", minor: 15_000 },
  { currency: "JPY", minor: 70_000 },
])("$currency $minor is approved, captured by the shop, and the same money everywhere", async (amount) => {
  const { order, cashier } = await started(amount.currency, amount.minor);
  const page = await (await bank.fetch(new Request(cashier))).text();
  expect(page).toContain(`Pay ${amount.currency} ${(amount.minor / 100).toFixed(2)}`);
  const back = new URL((await choose(cashier, "pay")).headers.get("location") ?? "");
  expect(provider().onReturn?.(order, back.searchParams)).toBe("ok");
  expect(await books(), "an approval is not money").toMatchObject({ totals: {} });

  const fact = {
    provider: "paypal",
    orderNo: order.orderNo,
    merchantAccount: provider().merchantAccount,
    kind: "succeeded",
    amount,
  };
  expect(await provider().query?.(order)).toMatchObject([fact]);
  expect(await told()).toMatchObject([
    { ok: true, facts: [], hints: [order.orderNo] },
    { ok: true, facts: [fact], hints: [] },
  ]);
  expect(await provider().query?.(order)).toMatchObject([fact]);
  expect(asked.filter((each) => each.endsWith("/capture"))).toHaveLength(1);
  expect(await books()).toMatchObject({ totals: { [amount.currency]: amount.minor } });
});

test.each([
  { action: "pay-other", told: ["hint", "succeeded"], asked: ["succeeded"], back: "ok" },
  { action: "decline", told: ["hint"], asked: ["failed"], back: "ok" },
  { action: "cancel", told: [], asked: ["pending"], back: "cancel" },
  { action: "leave", told: [], asked: ["pending"], back: null },
  { action: "pay-and-leave", told: ["hint", "succeeded"], asked: ["succeeded"], back: null },
  { action: "pay-slowly", told: ["hint", "pending"], asked: ["pending"], back: "ok" },
])("'$action' at the cashier is answered and notified as $told", async ({ action, back, ...expected }) => {
  const { order, cashier } = await started();
  const to = (await choose(cashier, action)).headers.get("location");
  expect(to && provider().onReturn?.(order, new URL(to).searchParams)).toBe(back);
  expect([await kindsAsked(order), await kindsTold()]).toEqual([expected.asked, expected.told]);
});

test("a payer whose card was declined may approve again with another one", async () => {
  const { order, cashier } = await started();
  await act("decline");
  expect(await provider().start(order, AT)).toMatchObject({
    next: { type: "redirect", url: cashier },
    facts: [],
  });
  await act("decline");
  expect(await kindsAsked(order)).toEqual(["failed"]);
  expect(await kindsAsked(order)).toEqual(["pending"]);
  clock = new Date(clock.getTime() + 60_000);
  await act("pay");
  expect(await kindsAsked(order)).toEqual(["succeeded"]);
});

// R-PAY-6
test("an approval after the payment expired here is still captured", async () => {
  const { order } = await started();
  clock = new Date(clock.getTime() + 5 * HOUR);
  await act("pay");
  expect(await kindsAsked(order)).toEqual(["succeeded"]);
});

// R-PAY-24
test.each([
  { later: ["settle"], first: "pay-slowly", told: ["hint", "pending", "succeeded"], asked: ["succeeded"] },
  { later: ["fail"], first: "pay-slowly", told: ["hint", "pending", "failed"], asked: ["failed"] },
  { later: ["refund"], first: "pay", told: ["hint", "succeeded", "refunded"], asked: ["refunded"] },
  { later: ["dispute"], first: "pay", told: ["hint", "succeeded", "disputed"], asked: ["succeeded"] },
  {
    later: ["dispute", "win"],
    first: "pay",
    told: ["hint", "succeeded", "disputed", "dispute_won"],
    asked: ["succeeded"],
  },
  {
    later: ["dispute", "lose"],
    first: "pay",
    told: ["hint", "succeeded", "disputed", "reversed", "reversed"],
    asked: ["succeeded"],
  },
])("$first and then $later is reported with the order's number", async ({ first, later, ...expected }) => {
  const { order } = await started();
  await act(first);
  await kindsAsked(order);
  for (const action of later) await act(action);
  expect([await kindsTold(), await kindsAsked(order)]).toEqual([expected.told, expected.asked]);
  for (const verdict of await told())
    expect(verdict?.ok && [...verdict.hints, ...verdict.facts.map(({ orderNo }) => orderNo)]).toEqual([
      ORDER_NO,
    ]);
});

describe("an order", () => {
  test("is the same for a second start, with and without the shop's own reference to it", async () => {
    const { order, cashier } = await started();
    for (const again of [order, { ...order, providerRef: null }])
      expect(await provider().start(again, AT)).toMatchObject({
        next: { url: cashier },
        providerRef: order.providerRef,
      });
    expect(
      await provider().start({ ...order, providerRef: null }, { ...AT, returnUrl: "http://x.test/" }),
    ).toBe("unavailable");
  });

  test("that is approved already is captured instead of asking for money again", async () => {
    const { order } = await started();
    await act("pay");
    for (const facts of [[{ kind: "succeeded" }], [{ kind: "succeeded" }]])
      expect(await provider().start(order, AT)).toMatchObject({
        next: { type: "none" },
        facts,
      });
  });

  test("of an unknown payment is unknown", async () => {
    expect(await provider().query?.(payment())).toBe("unknown-to-provider");
    expect(await provider().query?.({ ...payment(), providerRef: "0AB" })).toBe("unknown-to-provider");
  });

  test("whose capture response was lost is found as captured", async () => {
    const { order } = await started();
    await act("pay");
    line = async (request) => {
      const response = await bank.fetch(request);
      return request.url.endsWith("/capture") ? Promise.reject(new TypeError("reset")) : response;
    };
    expect(await kindsAsked(order)).toBe("unavailable");
    line = (request) => bank.fetch(request);
    expect(await kindsAsked(order)).toEqual(["succeeded"]);
    expect(await books()).toMatchObject({ totals: { USD: 1_000 } });
  });

  test("that two processes capture concurrently is captured once", async () => {
    const { order } = await started();
    await act("pay");
    const answers = await Promise.all(Array.from({ length: 8 }, async () => provider().query?.(order)));
    const ids = answers.flatMap((facts) =>
      Array.isArray(facts) ? facts.map(({ providerTxnId }) => providerTxnId) : [],
    );
    expect(new Set(ids).size).toBe(1);
    expect(await books()).toMatchObject({ totals: { USD: 1_000 } });
  });
});

test("partial refunds are idempotent, and never exceed the payment", async () => {
  const { order } = await started();
  const refund = (refundId: string, minor: number) => provider().refund?.(order, { refundId, minor });
  expect(await refund("R0", 1)).toBe("unavailable");
  await act("pay");
  await kindsAsked(order);
  const fact = [{ kind: "refunded", orderNo: order.orderNo, amount: order.amount }];
  expect(await refund("R1", 600)).toMatchObject(fact);
  expect(await refund("R1", 600)).toMatchObject(fact);
  expect(await refund("R1", 500)).toBe("unavailable");
  expect(await refund("R2", 401)).toBe("unavailable");
  expect(await kindsAsked(order)).toEqual(["succeeded", "refunded"]);
  expect(await refund("R3", 400)).toMatchObject(fact);
  expect(await kindsAsked(order)).toEqual(["refunded"]);
});

test.each([
  ["no answer", () => Promise.reject(new TypeError("reset"))],
  ["an error of the vendor's", async () => Response.json({}, { status: 500 })],
  ["a page", async () => new Response("<html>")],
  [
    "another merchant's order",
    async () => Response.json({ id: "X", status: "COMPLETED", purchase_units: [] }),
  ],
])("%s is never a failed payment", async (_says, broken) => {
  const { order } = await started();
  await act("pay");
  line = broken;
  expect(await provider().start(order, AT)).toBe("unavailable");
  expect(await provider().query?.(order)).toBe("unavailable");
  expect(await provider().refund?.(order, { refundId: "R", minor: 1 })).toBe("unavailable");
});

test("the shop logs in once, again when its token ends, and again when it is withdrawn", async () => {
  const { order } = await started();
  await kindsAsked(order);
  const logins = () => asked.filter((each) => each.endsWith("/oauth2/token")).length;
  expect(logins()).toBe(1);
  clock = new Date(clock.getTime() + 9 * HOUR);
  expect(await kindsAsked(order)).toEqual(["pending"]);
  expect(logins()).toBe(2);
  let isWithdrawn = true;
  line = async (request) => {
    const refusing = isWithdrawn && !request.url.endsWith("/token");
    isWithdrawn &&= !refusing;
    return refusing ? Response.json({ error: "invalid_token" }, { status: 401 }) : bank.fetch(request);
  };
  expect(await kindsAsked(order)).toEqual(["pending"]);
  expect(logins()).toBe(3);
});

test("messages repeat until they are acknowledged", async () => {
  await started();
  answer = () => new Response("", { status: 503 });
  await act("pay");
  clock = new Date(clock.getTime() + 60_000);
  await bank.deliverDue();
  answer = () => new Response("", { status: 200 });
  clock = new Date(clock.getTime() + HOUR);
  await bank.deliverDue();
  clock = new Date(clock.getTime() + 80 * HOUR);
  await bank.deliverDue();
  expect(notified).toHaveLength(3);
});

// R-PAY-1, R-PAY-10, R-PAY-22
test("none of a forger's extra messages is accepted, and copies of the genuine one say the same", async () => {
  await bank.fetch(
    new Request("http://bank.localhost:4731/paypal/control/faults", {
      method: "POST",
      body: JSON.stringify({ forged: true, duplicate: 2 }),
    }),
  );
  await started();
  await act("pay");
  expect(await kindsTold()).toEqual([...Array<string>(7).fill("refused"), "hint", "hint", "hint"]);
});

// R-PAY-12, R-PAY-25
describe("in production", () => {
  const GIVEN = {
    PAYMENT_PAYPAL_CLIENT_ID: "AQkquBDf1zctJOWGKWUEtKXm6qVhueUEMvXO",
    PAYMENT_PAYPAL_SECRET: "EAYOUR-secret_0123456789",
    PAYMENT_PAYPAL_MERCHANT_ID: "ABCDEFGH23456",
    PAYMENT_PAYPAL_WEBHOOK_ID: "8PT597110X687430L",
  };
  const at = (change: Record<string, string>) => ({
    ...config,
    production: true,
    paymentSettings: { ...GIVEN, ...change },
  });

  test("it talks to the vendor only, sends payers to the vendor only, and trusts the usual roots", async () => {
    const sent: string[] = [];
    const network: typeof fetch = async (url) => {
      const address = new Request(url).url;
      sent.push(address);
      if (address.endsWith("/token")) return Response.json({ access_token: "A", expires_in: 9 });
      return Response.json({
        id: "X",
        status: "PAYER_ACTION_REQUIRED",
        purchase_units: [{ custom_id: ORDER_NO, amount: { currency_code: "USD", value: "10.00" } }],
        links: [{ rel: "payer-action", href: "https://www.paypal.com@evil.test/checkoutnow?token=X" }],
      });
    };
    const live = paymentProvider({ config: at({}), now: () => clock, fetch: network }, "paypal");
    expect(await live?.start(payment(), AT)).toBe("unavailable");
    expect(sent).toEqual([
      "https://api-m.paypal.com/v1/oauth2/token",
      "https://api-m.paypal.com/v2/checkout/orders",
    ]);
    expect(handOverOrigins(at({}))).toEqual(["https://www.paypal.com"]);

    await started();
    await act("pay");
    const [message] = notified;
    if (!message) throw new Error("nothing was notified");
    const body = new Uint8Array(await message.arrayBuffer());
    expect(await live?.onNotify?.({ headers: message.headers, body })).toMatchObject({ ok: false });
    expect(sent, "the simulator's certificate is not even fetched").toHaveLength(2);
  });

  test.each([
    [{ PAYMENT_PAYPAL_URL: "https://api-m.sandbox.paypal.com" }, /^PAYMENT_PAYPAL_URL cannot be used/],
    [
      { PAYMENT_PAYPAL_CERTIFICATES: "https://evil.test/certs/" },
      /^PAYMENT_PAYPAL_CERTIFICATES cannot be used/,
    ],
    [{ PAYMENT_PAYPAL_ROOTS: "none" }, /^PAYMENT_PAYPAL_ROOTS cannot be used: certificates in PEM/],
    [
      { PAYMENT_PAYPAL_SECRET: "catnip-development-secret-of-no-value" },
      /^PAYMENT_PAYPAL_SECRET is the simulator's/,
    ],
    [{ PAYMENT_PAYPAL_WEBHOOK_ID: "2AB34567CD890123E" }, /^PAYMENT_PAYPAL_WEBHOOK_ID is the simulator's/],
    [{ PAYMENT_PAYPAL_MERCHANT_ID: "" }, /^PAYMENT_PAYPAL_MERCHANT_ID is not set/],
  ])("%j leaves it out", (change, problem) => {
    expect(absentProviders(at(change)).find((each) => each.provider === "paypal")?.problem).toMatch(problem);
  });
});

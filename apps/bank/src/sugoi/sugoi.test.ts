import { createHmac, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createBank, type Bank } from "../index.ts";
import { sign } from "./signature.ts";

const KEY = "sugoi-development-key-of-no-value";
const ORDER = "01JNB2Q6W0ABCDEFGHJKMNPQRS";

let folder: string;
let clock: Date;
let bank: Bank;
/** What the shop received, and how it responds. */
let received: Record<string, string>[];
let answer: () => Response;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "catnip-bank-"));
  clock = new Date("2026-03-01T12:00:00Z");
  received = [];
  answer = () => new Response("success");
  bank = open();
});
afterEach(async () => {
  await bank.close();
  rmSync(folder, { recursive: true, force: true });
});

const shop: typeof fetch = async (_url, init) => {
  if (!(init?.body instanceof URLSearchParams)) throw new Error("not a form");
  received.push(Object.fromEntries(init.body));
  return answer();
};
const open = () => createBank({ folder, origin: "http://bank.test", now: () => clock, fetch: shop, env: {} });

/** Signs as a shop would. Implemented again here, so the bank's own code does not vouch for itself. */
function signed(change: Record<string, string> = {}, key = KEY): Record<string, string> {
  const fields: Record<string, string> = {
    merchant_id: "CATNIP-DEV",
    order_no: ORDER,
    amount: "3500",
    currency: "CNY",
    method: "alipay",
    notify_url: "http://api.test/payments/notify/sugoi",
    return_url: `http://pay.test/payment/${ORDER}/return`,
    lang: "zh-CN",
    timestamp: String(clock.getTime() / 1000),
    nonce: randomUUID().replaceAll("-", ""),
    ...change,
  };
  const text = Object.keys(fields)
    .toSorted()
    .map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(fields[name] ?? "")}`)
    .join("&");
  return { ...fields, sign: createHmac("sha256", key).update(text).digest("hex") };
}

const get = (address: string) => bank.fetch(new Request(address));
const bring = (fields: Record<string, string>) =>
  get(`http://bank.test/gateway/pay?${new URLSearchParams(fields).toString()}`);
const choose = async (cashier: string, action: string) => {
  const response = await bank.fetch(
    new Request(cashier, { method: "POST", body: new URLSearchParams({ action }) }),
  );
  await bank.deliverDue();
  return response;
};
async function atCashier(change: Record<string, string> = {}): Promise<string> {
  const response = await bring(signed(change));
  expect(response.status).toBe(303);
  return response.headers.get("location") ?? "";
}
const statusByQuery = async () => {
  const { merchant_id, order_no, timestamp, nonce } = signed();
  const fields = {
    merchant_id: merchant_id ?? "",
    order_no: order_no ?? "",
    timestamp: timestamp ?? "",
    nonce: nonce ?? "",
  };
  const text = Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join("&");
  const all = { ...fields, sign: createHmac("sha256", KEY).update(text).digest("hex") };
  const response = await get(`http://bank.test/gateway/query?${new URLSearchParams(all).toString()}`);
  const body: Record<string, string> = JSON.parse(await response.text());
  expect(body.sign).toBe(await sign(body, KEY));
  return body;
};

test("the signature matches the published vector", async () => {
  const fields = {
    merchant_id: "CATNIP-DEV",
    order_no: ORDER,
    amount: "3500",
    currency: "CNY",
    status: "PAID",
    txn_id: "T1",
    timestamp: "1772366400",
    nonce: "0123456789abcdef0123456789abcdef",
    channel_info: "テスト & a=1",
  };
  expect(await sign(fields, KEY)).toBe("26967a3f3cb74e106880c3416012c8a59ec8af72a56daa6435b80924182a8fa2");
});

test("refuses to run in production", () => {
  expect(() => createBank({ folder, origin: "http://bank.test", env: { NODE_ENV: "production" } })).toThrow(
    "does not run in production",
  );
});

describe("an invalid order is rejected", () => {
  test.each([
    ["an unknown merchant", () => signed({ merchant_id: "X" }), "UNKNOWN_MERCHANT"],
    ["another key", () => signed({}, "other"), "BAD_SIGNATURE"],
    ["an amount changed in transit", () => ({ ...signed(), amount: "1" }), "BAD_SIGNATURE"],
    [
      "an old time stamp",
      () => signed({ timestamp: String(clock.getTime() / 1000 - 301) }),
      "STALE_TIMESTAMP",
    ],
    [
      "a time stamp in the future",
      () => signed({ timestamp: String(clock.getTime() / 1000 + 301) }),
      "STALE_TIMESTAMP",
    ],
    ["an order number with a hyphen", () => signed({ order_no: "0190b2c8-0000" }), "BAD_ORDER_NO"],
    ["an amount with decimals", () => signed({ amount: "35.00" }), "BAD_AMOUNT"],
    ["an amount of zero", () => signed({ amount: "0" }), "BAD_AMOUNT"],
    ["a script as the return URL", () => signed({ return_url: "javascript:alert(1)" }), "BAD_URL"],
  ])("%s", async (_says, fields, code) => {
    const response = await bring(fields());
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(code);
  });

  test("a replayed request", async () => {
    const fields = signed();
    await bring(fields);
    expect(await (await bring(fields)).text()).toContain("NONCE_REUSED");
  });

  test("an order number reused with other terms is rejected; with the same terms it is the same order", async () => {
    const cashier = await atCashier();
    expect(await atCashier()).toBe(cashier);
    expect(await (await bring(signed({ amount: "3501" }))).text()).toContain("DUPLICATE_ORDER");
  });
});

test("the cashier shows amount and order, declares its language, and has one button per outcome", async () => {
  const page = await get(await atCashier());
  const text = await page.text();
  // The merchant redirects to addresses the bank does not know; form-action would block the way back.
  expect(page.headers.get("content-security-policy")).not.toContain("form-action");
  for (const part of [
    '<html lang="en">',
    "CNY 35.00",
    ORDER,
    "Pay with other amount",
    "Decline",
    "Cancel",
    "Leave without returning",
    "Pay after expiry",
  ])
    expect(text).toContain(part);
});

describe("at the cashier", () => {
  test.each([
    { action: "pay", told: [["PAID", "3500"]], status: "PAID", captured: 3_500 },
    { action: "pay-other", told: [["PAID", "3600"]], status: "PAID", captured: 3_600 },
    { action: "decline", told: [["DECLINED", "3500"]], status: "DECLINED", captured: 0 },
    { action: "cancel", told: [["CANCELLED", "3500"]], status: "CANCELLED", captured: 0 },
    {
      action: "pay-late",
      told: [
        ["EXPIRED", "3500"],
        ["PAID", "3500"],
      ],
      status: "PAID",
      captured: 3_500,
    },
  ])(
    "'$action' is notified to the shop, and the browser goes back",
    async ({ action, told, status, captured }) => {
      const response = await choose(await atCashier(), action);
      expect(response.status).toBe(303);
      const back = new URL(response.headers.get("location") ?? "");
      expect(back.origin + back.pathname).toBe(`http://pay.test/payment/${ORDER}/return`);
      const { sign: signature, ...fields } = Object.fromEntries(back.searchParams);
      expect(signature).toBe(await sign(fields, KEY));
      expect(received.map((message) => [message.status, message.amount])).toEqual(told);
      for (const { sign: given, ...message } of received) expect(given).toBe(await sign(message, KEY));
      expect(await statusByQuery()).toMatchObject({ status, amount: String(captured || 3_500) });
      const books: unknown = await (await get("http://bank.test/books")).json();
      expect(books).toEqual(
        captured
          ? { orders: [{ order_no: ORDER, currency: "CNY", captured }], totals: { CNY: captured } }
          : { orders: [], totals: {} },
      );
    },
  );

  test("leaving sends no notification; paying and leaving notifies the shop but keeps the browser", async () => {
    const cashier = await atCashier();
    expect((await choose(cashier, "leave")).status).toBe(200);
    expect(received).toEqual([]);
    expect((await choose(cashier, "pay-and-leave")).status).toBe(200);
    expect(received).toMatchObject([{ status: "PAID" }]);
  });

  test("the first choice wins", async () => {
    const cashier = await atCashier();
    await choose(cashier, "pay");
    await choose(cashier, "cancel");
    expect(received).toHaveLength(1);
    expect(await (await get(cashier)).text()).toContain("This order is paid.");
  });
});

describe("notifications", () => {
  test("are retried until acknowledged with the right word, each with a fresh signature", async () => {
    answer = () => new Response("thanks");
    await choose(await atCashier(), "pay");
    answer = () => new Response("success", { status: 500 });
    await wait(2_000);
    answer = () => new Response("success");
    await wait(10_000);
    await wait(3_600_000);
    expect(received).toHaveLength(3);
    expect(new Set(received.map(({ nonce }) => nonce)).size).toBe(3);
    expect(new Set(received.map(({ txn_id }) => txn_id)).size).toBe(1);
  });

  test("and the books survive a restart", async () => {
    answer = () => new Response("", { status: 503 });
    await choose(await atCashier(), "pay");
    await bank.close();
    bank = open();
    answer = () => new Response("success");
    await wait(2_000);
    expect(received).toMatchObject([{ status: "PAID" }, { status: "PAID" }]);
    expect(await (await get("http://bank.test/books")).json()).toMatchObject({ totals: { CNY: 3_500 } });
  });

  test.each([
    { says: "repeated", faults: { duplicate: 3 }, messages: 4 },
    { says: "dropped", faults: { drop: true }, messages: 0 },
    { says: "sent along with forgeries", faults: { forged: true }, messages: 7 },
    { says: "late", faults: { delayMs: 60_000 }, messages: 0 },
  ])("are $says on demand", async ({ faults, messages }) => {
    await bank.fetch(
      new Request("http://bank.test/control/faults", { method: "POST", body: JSON.stringify(faults) }),
    );
    await choose(await atCashier(), "pay");
    expect(received).toHaveLength(messages);
    await wait(60_000);
    const genuine = await Promise.all(
      received.map(
        async ({ sign: given, ...message }) =>
          given === (await sign(message, KEY)) &&
          Math.abs(Number(message.timestamp) * 1000 - clock.getTime()) <= 60_000,
      ),
    );
    expect(genuine.filter(Boolean)).toHaveLength(faults.drop ? 0 : 1 + (faults.duplicate ?? 0));
  });

  test("an order can be driven without a browser", async () => {
    await atCashier();
    const driven = await bank.fetch(
      new Request(`http://bank.test/control/orders/${ORDER}`, {
        method: "POST",
        body: JSON.stringify({ action: "pay" }),
      }),
    );
    expect(await driven.json()).toMatchObject({ status: "PAID", captured: 3_500 });
    expect((await get("http://bank.test/control/orders/NOPE")).status).toBe(404);
  });
});

async function wait(ms: number): Promise<void> {
  clock = new Date(clock.getTime() + ms);
  await bank.deliverDue();
}

describe("the front page", () => {
  const front = async () => {
    const response = await get("http://bank.test/");
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  test("says what is simulated, and starts with empty books", async () => {
    const { status, headers, text } = await front();
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(text).toContain("What this bank simulates");
    expect(text).toContain("None yet.");
  });

  test("lists payments with ordered and captured amounts, state, and a link to the cashier", async () => {
    const cashier = await atCashier();
    expect((await front()).text).toContain("waiting for the payer");
    await choose(cashier, "pay-other");
    const { text } = await front();
    expect(text).toContain(ORDER);
    expect(text).toMatch(/CNY 35\.00[^]*CNY 36\.00[^]*paid[^]*alipay/);
    expect(text).toContain("PAID: 200 success");
    expect(text).toContain(`href="${new URL(cashier).pathname}"`);
    expect(
      (await get(new URL(/href="(\/cashier\/[^"]+)"/.exec(text)?.[1] ?? "", "http://bank.test").href)).status,
    ).toBe(200);
  });

  test("escapes untrusted text", async () => {
    answer = () => new Response('<script>alert("1")</script>');
    await choose(await atCashier(), "pay");
    const { text } = await front();
    expect(text).toContain("&lt;script&gt;alert(&quot;1&quot;)");
    expect(text).not.toContain("<script");
  });
});

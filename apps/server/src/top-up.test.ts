import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sugoi } from "@catnip/api/modules/payments/providers/sugoi.ts";
import { createBank, type Bank } from "@catnip/bank";
import { afterEach, beforeEach, expect, test } from "vitest";

/** The shop's adapter and the bank were written apart; here they meet, as they do in the running product. */
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
};

async function startedAt() {
  const provider = sugoi({ config, now: () => new Date(), fetch: toBank }, {});
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
    expect(await provider.query(payment)).toMatchObject([{ kind: "pending" }]);
    await bank.fetch(new Request(cashier, { method: "POST", body: new URLSearchParams({ action }) }));
    await bank.deliverDue();

    const [message] = notified;
    if (!message) throw new Error("nothing was notified");
    const verdict = await provider.onNotify({
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
    expect(await provider.query(payment)).toMatchObject([fact]);
  },
);

test("of the messages a forger adds none is believed", async () => {
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
      provider.onNotify({ headers: message.headers, body: new Uint8Array(await message.arrayBuffer()) }),
    ),
  );
  expect(verdicts.map(({ ok }) => ok)).toEqual([false, false, false, false, false, false, true]);
});

test("in production there is no provider without its own address and key", () => {
  const production = { ...config, production: true };
  const services = { config: production, now: () => new Date(), fetch: toBank };
  expect(sugoi(services, {})).toBeNull();
  expect(
    sugoi(services, { SUGOI_URL: "http://bank.localhost", SUGOI_MERCHANT: "M", SUGOI_KEY: "k" }),
  ).toBeNull();
  expect(
    sugoi(services, {
      SUGOI_URL: "https://vendor.example",
      SUGOI_MERCHANT: "M",
      SUGOI_KEY: "sugoi-development-key-of-no-value",
    }),
  ).toBeNull();
  expect(
    sugoi(services, { SUGOI_URL: "https://vendor.example", SUGOI_MERCHANT: "M", SUGOI_KEY: "k" }),
  ).not.toBeNull();
});

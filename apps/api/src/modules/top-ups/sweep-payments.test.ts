import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Services } from "../../platform/context.ts";
import { testDatabase } from "../../platform/testing/test-database.ts";
import { player } from "../orders/testing/shop.ts";
import { verifyLedger, walletOf } from "../wallets/index.ts";
import { ownPayment, type PaymentRow } from "./payment-row.ts";
import { refreshPayment, submitPayment } from "./submit-payment.ts";
import { sweepPayments } from "./sweep-payments.ts";
import { followLink, linkFor, openPayment, till } from "./testing/till.ts";
import { vendor } from "./testing/vendor.ts";

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

let services: Services;
let pass: (ms: number) => void;
let close: () => Promise<void>;
let sugoi: ReturnType<typeof vendor>;
beforeEach(async () => {
  const made = await testDatabase(16);
  close = made.close;
  sugoi = vendor(() => services.now());
  ({ services, pass } = await till(made.db, sugoi.network));
});
afterEach(async () => {
  expect((await verifyLedger(services.db)).differences).toEqual([]);
  await close();
});

const now = async (payment: PaymentRow) =>
  ownPayment(services.db.$client, payment.user_uuid, payment.order_no);
const walletOfPayer = (payment: PaymentRow) => walletOf(services.db, payment.user_uuid);

// R-PAY-7
describe("the sweep", () => {
  test("credits a payment whose notification was lost, two minutes after it began", async () => {
    const payment = await openPayment(services, await player(services.db));
    sugoi.says(payment, "PAID");
    expect(await sweepPayments(services)).toBe(0);
    pass(2 * MINUTE);
    expect(await sweepPayments(services)).toBe(1);
    expect(await walletOfPayer(payment)).toEqual({ meowcent: 1_000, silver: 50 });
    expect(await now(payment)).toMatchObject({ state: "succeeded", next_query_at: null });
  });

  test("a payment that fails does not hold up the others", async () => {
    const trouble = await openPayment(services, await player(services.db));
    const payment = await openPayment(services, await player(services.db));
    sugoi.says(payment, "PAID");
    const answering = sugoi.network;
    const network: typeof fetch = async (url, init) =>
      typeof url === "string" && url.includes(trouble.order_no)
        ? Response.json(sugoi.message(trouble, "PAID", { txn_id: "T\u0000" }))
        : answering(url, init);
    pass(2 * MINUTE);
    await expect(sweepPayments({ ...services, fetch: network })).rejects.toThrow("1 payments");
    expect(await walletOfPayer(payment)).toEqual({ meowcent: 1_000, silver: 50 });
    expect(await now(trouble)).toMatchObject({ state: "pending", next_query_at: expect.any(Date) });
  });

  test("queries an unresponsive provider three times, and the others about everything", async () => {
    const hangs: PaymentRow[] = [];
    for (let i = 0; i < 30; i += 1)
      hangs.push(await openPayment(services, await player(services.db), "CNY", "wechatpay"));
    const payment = await openPayment(services, await player(services.db));
    sugoi.says(payment, "PAID");
    let asked = 0;
    const network: typeof fetch = (url, init) => {
      if (typeof url === "string" && url.includes("/v3/pay/")) {
        asked += 1;
        return Promise.reject(new DOMException("The operation was aborted due to timeout", "TimeoutError"));
      }
      return sugoi.network(url, init);
    };
    pass(2 * MINUTE);
    await sweepPayments({ ...services, fetch: network });
    expect(asked).toBe(3);
    expect(await walletOfPayer(payment)).toEqual({ meowcent: 1_000, silver: 50 });
    pass(MINUTE);
    await sweepPayments({ ...services, fetch: network });
    expect(asked).toBe(6);
    // A payment that was not queried has lost no turn; it is queried as soon as the provider answers.
    const { rows } = await services.db.$client.query<{ queries: number; waits: number }>(
      `select queries, count(*)::int as waits from payments where order_no = any($1) group by queries order by queries`,
      [hangs.map(({ order_no }) => order_no)],
    );
    expect(rows).toEqual([
      { queries: 0, waits: 24 },
      { queries: 1, waits: 6 },
    ]);
  });

  test("queries with increasing backoff", async () => {
    const payment = await openPayment(services, await player(services.db));
    sugoi.says(payment, "WAITING");
    const askedAtMinutes: number[] = [];
    for (let minute = 0; minute <= 300; minute += 1) {
      if ((await sweepPayments(services)) > 0) askedAtMinutes.push(minute);
      pass(MINUTE);
    }
    expect(askedAtMinutes).toEqual([2, 7, 17, 37, 67, 127]);
  });

  // R-PAY-6
  test("expires a payment, and still credits money that arrives days later", async () => {
    const payment = await openPayment(services, await player(services.db));
    sugoi.says(payment, "WAITING");
    for (const wait of [2, 5, 10, 20]) {
      pass(wait * MINUTE);
      await sweepPayments(services);
    }
    expect(await now(payment)).toMatchObject({ state: "expired" });
    sugoi.says(payment, "PAID");
    pass(3 * DAY);
    await sweepPayments(services);
    expect(await now(payment)).toMatchObject({ state: "succeeded" });
    expect(await walletOfPayer(payment)).toEqual({ meowcent: 1_000, silver: 50 });
  });

  // R-PAY-8
  test("never expires a payment while its provider is down, however long that takes", async () => {
    const payment = await openPayment(services, await player(services.db));
    sugoi.says(payment, "PAID");
    sugoi.goesAway(true);
    pass(DAY);
    await sweepPayments(services);
    expect(await now(payment)).toMatchObject({ state: "pending" });
    sugoi.goesAway(false);
    pass(DAY);
    await sweepPayments(services);
    expect(await now(payment)).toMatchObject({ state: "succeeded" });
  });

  test("closes payments that were never handed over, and stops querying after a week", async () => {
    const mika = await player(services.db);
    const { payment } = await followLink(services, mika, await linkFor(services, mika));
    pass(31 * MINUTE);
    await sweepPayments(services);
    expect(await now(payment)).toMatchObject({ state: "expired" });
    pass(8 * DAY);
    await sweepPayments(services);
    expect(await now(payment)).toMatchObject({ next_query_at: null });
  });

  test("run by several processes at once queries each payment once, and credits each once", async () => {
    const mika = await player(services.db);
    const payments: PaymentRow[] = [];
    for (let i = 0; i < 60; i += 1) payments.push(await openPayment(services, mika));
    for (const payment of payments) sugoi.says(payment, "PAID");
    pass(2 * MINUTE);
    const looked = await Promise.all(Array.from({ length: 6 }, () => sweepPayments(services)));
    expect(looked.reduce((sum, each) => sum + each, 0)).toBe(60);
    expect(new Set(sugoi.asked).size).toBe(sugoi.asked.length);
    expect(await walletOf(services.db, mika.uuid)).toEqual({ meowcent: 60_000, silver: 3_000 });
  });
});

describe("at the pay site", () => {
  test("handing over leads to the cashier, and to the same order the second time, and passes the return URL", async () => {
    const mika = await player(services.db);
    const { payment } = await followLink(services, mika, await linkFor(services, mika), { locale: "ja-JP" });
    const [first, second] = [
      await submitPayment(services, mika.uuid, payment.order_no, "ja-JP"),
      await submitPayment(services, mika.uuid, payment.order_no, "ja-JP"),
    ];
    if (first.type !== "redirect" || second.type !== "redirect") throw new Error("not a redirect");
    const url = new URL(first.url);
    expect(url.origin + url.pathname).toBe("http://bank.localhost:4730/gateway/pay");
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      merchant_id: "CATNIP-DEV",
      order_no: payment.order_no,
      amount: "1000",
      currency: "USD",
      method: "credit-card",
      notify_url: "http://api.localhost:4730/payments/notify/sugoi",
      return_url: `http://pay.localhost:4730/ja-JP/payment/${payment.order_no}/return`,
    });
    expect(new URL(second.url).searchParams.get("order_no")).toBe(payment.order_no);
    expect(await now(payment)).toMatchObject({ state: "pending" });
  });

  // R-PAY-1
  test("coming back queries the provider and returns the payment's current state", async () => {
    const mika = await player(services.db);
    const payment = await openPayment(services, mika);
    sugoi.says(payment, "WAITING");
    expect(await refreshPayment(services, mika.uuid, payment.order_no)).toMatchObject({ state: "pending" });
    sugoi.goesAway(true);
    expect(await refreshPayment(services, mika.uuid, payment.order_no)).toMatchObject({ state: "pending" });
    sugoi.goesAway(false);
    sugoi.says(payment, "PAID");
    expect(await refreshPayment(services, mika.uuid, payment.order_no)).toMatchObject({ state: "succeeded" });
  });

  test("another player's payment is not found, and one that is over is not handed over again", async () => {
    const [mika, other] = [await player(services.db), await player(services.db)];
    const payment = await openPayment(services, mika);
    await expect(submitPayment(services, other.uuid, payment.order_no, "en-US")).rejects.toMatchObject({
      code: "pay/payment-not-found",
    });
    await expect(refreshPayment(services, other.uuid, payment.order_no)).rejects.toMatchObject({
      code: "pay/payment-not-found",
    });
    sugoi.says(payment, "CANCELLED");
    await refreshPayment(services, mika.uuid, payment.order_no);
    await expect(submitPayment(services, mika.uuid, payment.order_no, "en-US")).rejects.toMatchObject({
      code: "pay/payment-not-found",
    });
  });

  test("an expired payment is not handed over any more", async () => {
    const payment = await openPayment(services, await player(services.db));
    pass(30 * MINUTE);
    await expect(submitPayment(services, payment.user_uuid, payment.order_no, "en-US")).rejects.toMatchObject(
      { code: "pay/provider-unavailable" },
    );
  });
});

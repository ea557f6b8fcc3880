import { afterEach, beforeEach, expect, test } from "vitest";
import { bankDesk } from "./bank-desk.ts";

let desk: ReturnType<typeof bankDesk>;
beforeEach(() => (desk = bankDesk("linepay")));
afterEach(() => desk.close());

/** The payment as the shop keeps it once it was started. */
async function started(change: Partial<(typeof desk)["payment"]> = {}) {
  const payment = { ...desk.payment, method: "line-pay", ...change };
  const opened = await desk.provider.start(payment, desk.at);
  if (opened === "unavailable" || opened.next.type !== "redirect") throw new Error("did not start");
  return { payment: { ...payment, providerRef: opened.providerRef ?? null }, cashier: opened.next.url };
}
const choose = (cashier: string, action: string) => desk.post(cashier, new URLSearchParams({ action }));
const query = async (payment: Awaited<ReturnType<typeof started>>["payment"]) =>
  desk.provider.query?.(payment);

// R-PAY-27
test("a payment keeps its cashier, and its 19-digit number to the last digit", async () => {
  const { payment, cashier } = await started();
  const [id = ""] = payment.providerRef?.split(" ") ?? [];
  expect(id).toMatch(/^\d{19}$/);
  expect(await desk.provider.start(payment, desk.at)).toMatchObject({ next: { url: cashier } });
  expect(await query(payment)).toMatchObject([{ kind: "pending" }]);
  const back = await choose(cashier, "pay");
  const way = new URL(back.headers.get("location") ?? "");
  expect(way.searchParams.get("transactionId")).toBe(id);
  expect(desk.provider.onReturn?.(payment, way.searchParams)).toBe("ok");
  expect(await query(payment)).toMatchObject([{ kind: "succeeded", providerTxnId: id }]);
});

// R-PAY-30
test("an authorized payment is confirmed by our server, with the order's amount, whether or not the payer returns", async () => {
  const { payment, cashier } = await started();
  await choose(cashier, "pay-and-leave");
  expect(await desk.books()).toEqual({ orders: [], totals: {} });
  const paid = [
    { kind: "succeeded", merchantAccount: "1650000000", amount: { currency: "TWD", minor: 32_000 } },
  ];
  expect(await query(payment)).toMatchObject(paid);
  const confirms = desk.asked.filter(({ url }) => url.endsWith("/confirm"));
  expect(await confirms[0]?.json()).toEqual({ amount: 320, currency: "TWD" });
  expect(await query(payment), "a second time it is only looked up").toMatchObject(paid);
  expect(desk.asked.filter(({ url }) => url.endsWith("/confirm"))).toHaveLength(1);
  expect(await desk.books()).toMatchObject({ totals: { TWD: 32_000 } });
});

// R-PAY-30
test("a confirmation whose answer is lost is never taken for a failure", async () => {
  const { payment, cashier } = await started();
  await choose(cashier, "pay");
  desk.lose(/confirm$/);
  expect(await query(payment)).toMatchObject([{ kind: "succeeded" }]);
  desk.lose(/./);
  expect(await query(payment)).toBe("unavailable");
  desk.lose(null);
  expect(await query(payment)).toMatchObject([{ kind: "succeeded" }]);
  expect(await desk.books()).toMatchObject({ totals: { TWD: 32_000 } });
});

test.each([
  { action: "pay-other", kind: "succeeded", minor: 32_100 },
  { action: "decline", kind: "failed", minor: 32_000 },
  { action: "cancel", kind: "cancelled", minor: 32_000 },
  { action: "leave", kind: "pending", minor: 32_000 },
])("$action arrives as $kind", async ({ action, kind, minor }) => {
  const { payment, cashier } = await started();
  await choose(cashier, action);
  expect(await query(payment)).toMatchObject([{ kind, amount: { currency: "TWD", minor } }]);
});

test("an order not agreed to within 20 minutes is over", async () => {
  const { payment, cashier } = await started();
  desk.pass(20 * 60_000);
  await choose(cashier, "pay");
  expect(await query(payment)).toMatchObject([{ kind: "cancelled" }]);
});

test("US dollars keep their cents", async () => {
  const { payment, cashier } = await started({ amount: { currency: "USD", minor: 490 } });
  expect(await desk.asked[0]?.json()).toMatchObject({ amount: 4.9, currency: "USD" });
  await choose(cashier, "pay");
  expect(await query(payment)).toMatchObject([
    { kind: "succeeded", amount: { currency: "USD", minor: 490 } },
  ]);
});

test("a cancelled return is a hint; so is a return with a number that is not the payment's", async () => {
  const { payment, cashier } = await started();
  const back = await choose(cashier, "cancel");
  const way = new URL(back.headers.get("location") ?? "");
  expect(desk.provider.onReturn?.(payment, way.searchParams)).toBe("cancel");
  expect(desk.provider.onReturn?.(payment, new URLSearchParams("transactionId=1"))).toBe("unknown");
});

test("an order whose creation was never answered is queried by its own number", async () => {
  desk.lose(/request$/);
  expect(await desk.provider.start(desk.payment, desk.at)).toBe("unavailable");
  desk.lose(null);
  expect(await desk.provider.start(desk.payment, desk.at), "its number was used").toBe("unavailable");
  expect(await desk.provider.query?.(desk.payment)).toBe("unknown-to-provider");
});

test("a full refund can be repeated; a partial one is not offered", async () => {
  const { payment, cashier } = await started();
  await choose(cashier, "pay");
  await query(payment);
  const refund = (minor: number) => desk.provider.refund?.(payment, { refundId: "R1", minor });
  expect(await refund(100)).toBe("unavailable");
  const back = [{ kind: "refunded", orderNo: payment.orderNo, amount: payment.amount }];
  desk.lose(/refund$/);
  expect(await refund(32_000)).toBe("unavailable");
  desk.lose(null);
  expect(await refund(32_000)).toMatchObject(back);
  expect(await refund(32_000)).toMatchObject(back);
  expect(await query(payment)).toMatchObject(back);
});

test("a payer is only ever sent to the vendor's own pages", async () => {
  const { linepayAdapter } = await import("@catnip/api/modules/providers/linepay/adapter.ts");
  const answer = (web: string) =>
    `{"returnCode":"0000","info":{"transactionId":2026112212345678901,"paymentUrl":{"web":"${web}"}}}`;
  const start = (web: string) =>
    linepayAdapter(
      { baseUrl: "https://api-pay.line.me", channelId: "1650000000", channelSecret: "0".repeat(32) },
      { fetch: async () => new Response(answer(web)), now: () => new Date() },
    ).start(desk.payment, desk.at);
  expect(await start("https://web-pay.line.me/web/payment/wait?x=1")).toMatchObject({
    next: { type: "redirect" },
  });
  for (const web of [
    "https://evil.test/",
    "https://web-pay.line.me.evil.test/",
    "https://web-pay.line.me@evil.test/",
    "http://web-pay.line.me/",
    "javascript:alert(1)",
  ])
    expect(await start(web)).toBe("unavailable");
});

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { mainlandDesk } from "./mainland-desk.ts";

const MINUTE = 60_000;

let desk: ReturnType<typeof mainlandDesk>;
beforeEach(() => (desk = mainlandDesk("unionpay")));
afterEach(() => desk.close());

async function started(change: object = {}, at: object = {}) {
  const payment = { ...desk.payment, ...change };
  const begun = await desk.provider.start(payment, { ...desk.at, ...at });
  if (begun === "unavailable" || begun.next.type !== "form") throw new Error("did not start");
  return { ...begun.next, payment: { ...payment, providerRef: begun.providerRef ?? null } };
}

/** Posts the form as the browser does, and answers the address of the cashier. */
async function atCashier(change: object = {}): Promise<string> {
  const { action, fields } = await started(change);
  const opened = await desk.post(action, new URLSearchParams(fields));
  expect(opened.status).toBe(303);
  return opened.headers.get("location") ?? "";
}

const fact = (kind: string, minor = 3_500) => ({
  provider: "unionpay",
  orderNo: desk.payment.orderNo,
  merchantAccount: "777290058110001",
  kind,
  amount: { currency: "CNY", minor },
});
const query = () => desk.provider.query?.(desk.payment);

// R-PAY-34
test.each([
  ["web", "07"],
  ["wap", "08"],
])("on %s the form names channel %s, and twice it is the same order", async (device, channelType) => {
  const first = await started({}, { device });
  expect(first.fields).toMatchObject({
    channelType,
    orderId: desk.payment.orderNo,
    txnAmt: "3500",
    currencyCode: "156",
    payTimeout: "20260301203000",
    frontUrl: `${desk.at.returnUrl}/posted`,
  });
  desk.pass(MINUTE);
  // Also when the first start was never stored.
  expect((await started({}, { device })).fields).toEqual(first.fields);
  expect((await started({ providerRef: first.payment.providerRef }, { device })).fields).toEqual(
    first.fields,
  );
});

// R-PAY-1
test.each([
  ["pay", 3_500],
  ["pay-other", 3_600],
  ["pay-and-leave", 3_500],
  ["pay-late", 3_500],
])("%s arrives as a verified fact, by message and by query", async (action, minor) => {
  expect(await query()).toBe("unknown-to-provider");
  const cashier = await atCashier();
  expect(await query()).toMatchObject([fact("pending")]);
  if (action === "pay-late") desk.pass(31 * MINUTE);
  await desk.post(cashier, new URLSearchParams({ action }));
  expect(await desk.reads()).toMatchObject([{ ok: true, facts: [fact("succeeded", minor)] }]);
  expect(await query()).toMatchObject([fact("succeeded", minor)]);
  expect(await desk.books()).toMatchObject({ totals: { CNY: minor } });
});

// R-PAY-35
test("an unknown result is queried again, and is neither paid nor failed", async () => {
  await atCashier();
  await desk.act("stall");
  expect(await desk.reads()).toEqual([]);
  expect(await query()).toMatchObject([fact("pending")]);
  await desk.act("settle");
  expect(await query()).toMatchObject([fact("succeeded")]);
});

test("only successes are notified: a refused card is found by a query, and so is an expired order", async () => {
  await atCashier();
  desk.pass(31 * MINUTE);
  expect(await query()).toMatchObject([fact("failed")]);
  desk.pass(-31 * MINUTE);
  await desk.act("decline");
  expect(await desk.reads()).toEqual([]);
  expect(await query()).toMatchObject([fact("failed")]);
});

// R-PAY-9
test("a message is sent five times, until it is answered with 200", async () => {
  await atCashier();
  desk.answers("broken");
  await desk.act("pay");
  let told = 0;
  for (const minutes of [0, 1, 2, 4, 5, 60]) {
    desk.pass(minutes * MINUTE);
    told += (await desk.reads()).length;
  }
  expect(told).toBe(5);
});

test("the browser goes back by a form, to the address for forms", async () => {
  const page = await (await desk.post(await atCashier(), new URLSearchParams({ action: "cancel" }))).text();
  expect(page).toContain(`<form method="post" action="${desk.at.returnUrl}/posted">`);
});

test("refunds are idempotent by number, and never more than was paid", async () => {
  await atCashier();
  const refund = (refundId: string, minor: number) =>
    desk.provider.refund?.(desk.payment, { refundId, minor });
  expect(await refund("01JNB2Q6W0ABCDEFGHJKMNPQR1", 1), "nothing was paid").toBe("unavailable");
  await desk.act("pay");
  expect(await refund("01JNB2Q6W0ABCDEFGHJKMNPQR1", 3_000)).toMatchObject([fact("refunded")]);
  desk.pass(26 * 60 * MINUTE);
  expect(await refund("01JNB2Q6W0ABCDEFGHJKMNPQR1", 3_000), "again").toMatchObject([fact("refunded")]);
  expect(await refund("01JNB2Q6W0ABCDEFGHJKMNPQR1", 2_000), "for another amount").toBe("unavailable");
  const hyphens = "0190b2c8-0000-7000-8000-000000000000";
  expect(await refund(hyphens, 501)).toBe("unavailable");
  expect(await refund(hyphens, 500)).toMatchObject([fact("refunded")]);
});

test("what UnionPay did not sign is ignored, and so is a genuine answer about another order", async () => {
  await atCashier();
  await desk.act("pay");
  const answering = (text: string) => desk.connect(async () => new Response(text)).query?.(desk.payment);
  expect(await answering("respCode=00&origRespCode=00&version=5.1.0&signMethod=01")).toBe("unavailable");
  expect(await answering("")).toBe("unavailable");
  const broken = desk.connect(() => Promise.reject(new Error("down")));
  expect(await broken.query?.(desk.payment)).toBe("unavailable");
  expect(await broken.refund?.(desk.payment, { refundId: "R1234567", minor: 1 })).toBe("unavailable");

  const other = { ...desk.payment, orderNo: "01JNB2Q6W0ABCDEFGHJKMNPQRT" };
  const genuine: Response[] = [];
  const spying = desk.connect(async (url, init) => {
    const request = new Request(url instanceof URL ? url.href : url, init);
    const answer = await desk.post(request.url, await request.text());
    genuine.push(answer.clone());
    return answer;
  });
  expect(await spying.query?.(desk.payment)).toMatchObject([fact("succeeded")]);
  const replayed = (await genuine[0]?.text()) ?? "";
  expect(await desk.connect(async () => new Response(replayed)).query?.(other)).toBe("unavailable");
});

describe("the vendor refuses", () => {
  const code = async (fields: Readonly<Record<string, string>>, action: string) =>
    /<p class="number">(\d+)<\/p>/.exec(
      await (await desk.post(action, new URLSearchParams(fields))).text(),
    )?.[1];

  test.each([
    ["a changed amount", { txnAmt: "1" }, "11"],
    ["another merchant", { merId: "777290058110002" }, "11"],
    ["another certificate", { certId: "1" }, "11"],
    ["the earlier version", { version: "5.0.0" }, "10"],
    ["a shared key", { signMethod: "11" }, "10"],
    ["another time", { txnTime: "20260301200001" }, "11"],
  ])("%s", async (_says, change, expected) => {
    const { action, fields } = await started();
    expect(await code({ ...fields, ...change }, action)).toBe(expected);
  });

  test.each([
    ["an order number with hyphens", { orderNo: "0190b2c8-0000-7000" }, "10"],
    ["a short order number", { orderNo: "A1" }, "10"],
  ])("%s", async (_says, change, expected) => {
    const { action, fields } = await started(change);
    expect(await code(fields, action)).toBe(expected);
  });

  test("the number of an order with another amount", async () => {
    await atCashier();
    const more = await started({ amount: { currency: "CNY", minor: 3_600 } });
    expect(await code(more.fields, more.action)).toBe("12");
  });
});

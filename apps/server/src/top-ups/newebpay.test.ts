import { createDecipheriv } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { bankDesk, bodyOf } from "./bank-desk.ts";

let desk: ReturnType<typeof bankDesk>;
beforeEach(() => (desk = bankDesk("newebpay")));
afterEach(() => desk.close());

/** The browser brings the order's form, and stands at the cashier. */
async function atCashier(orderNo = desk.payment.orderNo) {
  const payment = { ...desk.payment, orderNo };
  const opened = await desk.provider.start(payment, desk.at);
  if (opened === "unavailable" || opened.next.type !== "form") throw new Error("did not start");
  const response = await desk.post(opened.next.action, new URLSearchParams(opened.next.fields));
  return { payment, form: opened.next, response, cashier: response.headers.get("location") ?? "" };
}
const choose = async (cashier: string, action: string) => {
  const response = await desk.post(cashier, new URLSearchParams({ action }));
  await desk.bank.deliverDue();
  return response;
};
const read = async (message: Request | undefined) =>
  desk.provider.onNotify?.({ headers: new Headers(), body: await bodyOf(message) });
const fact = (kind: string, minor = 32_000) => ({
  provider: "newebpay",
  merchantAccount: "MS127874575",
  orderNo: desk.payment.orderNo,
  kind,
  amount: { currency: "TWD", minor },
});

test.each([
  { action: "pay", minor: 32_000 },
  { action: "pay-other", minor: 32_100 },
])("$action arrives as a verified fact, by notification and by query", async ({ action, minor }) => {
  const { payment, cashier } = await atCashier();
  expect(await desk.provider.query?.(payment)).toMatchObject([fact("pending")]);
  await choose(cashier, action);
  expect(await read(desk.notified[0])).toMatchObject({
    ok: true,
    facts: [{ ...fact("succeeded", minor), providerTxnId: expect.stringMatching(/^\d{17}$/) }],
    ack: { status: 200 },
  });
  expect(await desk.provider.query?.(payment)).toMatchObject([fact("succeeded", minor)]);
  expect(await desk.books()).toMatchObject({ totals: { TWD: minor } });
});

// R-PAY-28
test("messages padded to 16 and to 32 bytes are both read", async () => {
  const { cashier } = await atCashier();
  desk.acknowledge(500);
  await choose(cashier, "pay");
  desk.acknowledge(200);
  desk.pass(60_000);
  await desk.bank.deliverDue();
  const paddings = await Promise.all(
    desk.notified.map(async (message) => {
      const sealed = new URLSearchParams(new TextDecoder().decode(await bodyOf(message))).get("TradeInfo");
      const keys = ["Fs5cX1TGqYM2PpdbE14a9H83YQSQF5jn", "C6AcmfqJILwgnhIP"] as const;
      const plain = createDecipheriv("aes-256-cbc", ...keys).setAutoPadding(false);
      return plain.update(Buffer.from(sealed ?? "", "hex")).at(-1) ?? 0;
    }),
  );
  expect(new Set(paddings.map((count) => count > 16))).toEqual(new Set([true, false]));
  for (const message of desk.notified)
    expect(await read(message)).toMatchObject({ facts: [fact("succeeded")] });
});

test("it notifies until HTTP 200, three times at most", async () => {
  const { cashier } = await atCashier();
  desk.acknowledge(204);
  await choose(cashier, "pay");
  for (let round = 0; round < 5; round += 1) {
    desk.pass(3_600_000);
    await desk.bank.deliverDue();
  }
  expect(desk.notified).toHaveLength(3);
});

test("a refused card only triggers a query", async () => {
  const { payment, cashier } = await atCashier();
  await choose(cashier, "decline");
  expect(await read(desk.notified[0])).toMatchObject({ ok: true, facts: [], hints: [payment.orderNo] });
  expect(await desk.provider.query?.(payment)).toMatchObject([fact("failed")]);
});

test("a payer who leaves the page comes back with a hint, one who paid by a form post", async () => {
  const { payment, cashier } = await atCashier();
  const left = await choose(cashier, "cancel");
  expect(desk.provider.onReturn?.(payment, new URL(left.headers.get("location") ?? "").searchParams)).toBe(
    "cancel",
  );
  const page = await (await choose(cashier, "pay")).text();
  expect(page).toContain(`action="${desk.at.returnUrl}/posted"`);
  expect(desk.provider.onReturn?.(payment, new URLSearchParams("Status=SUCCESS"))).toBe("unknown");
});

describe("the attack kit", () => {
  /** A genuine message with part of its form changed. */
  async function changed(change: (form: URLSearchParams) => void) {
    const { cashier } = await atCashier();
    await choose(cashier, "pay");
    const form = new URLSearchParams(new TextDecoder().decode(await bodyOf(desk.notified[0])));
    change(form);
    return desk.provider.onNotify?.({
      headers: new Headers(),
      body: new TextEncoder().encode(form.toString()),
    });
  }
  const first = (text: string | null) => (text?.startsWith("0") ? "1" : "0") + (text ?? "").slice(1);

  // R-PAY-28
  test.each([
    ["unsigned", (form: URLSearchParams) => form.delete("TradeSha")],
    ["signed otherwise", (form: URLSearchParams) => form.set("TradeSha", first(form.get("TradeSha")))],
    ["changed after signing", (form: URLSearchParams) => form.set("TradeInfo", first(form.get("TradeInfo")))],
    ["with a field twice", (form: URLSearchParams) => form.append("TradeInfo", form.get("TradeInfo") ?? "")],
    ["empty", (form: URLSearchParams) => [...form.keys()].forEach((name) => form.delete(name))],
  ])("a message %s is refused", async (_says, change) => {
    expect(await changed(change)).toMatchObject({ ok: false, ack: { status: 400 } });
  });

  test("what stands outside the encrypted part is not believed", async () => {
    const verdict = await changed((form) => {
      form.set("Status", "FAILED");
      form.set("MerchantID", "MS1");
    });
    expect(verdict).toMatchObject({ ok: true, facts: [fact("succeeded")] });
  });

  test("an answer to a query without its check code is no fact", async () => {
    const { payment } = await atCashier();
    const { newebpayAdapter } = await import("@catnip/api/modules/providers/newebpay/adapter.ts");
    const { simulator } = await import("@catnip/api/modules/providers/newebpay/settings.ts");
    const { baseUrl = "", merchantId = "", hashKey = "", hashIv = "" } = simulator("http://bank.test");
    const paid = {
      MerchantID: merchantId,
      Amt: 320,
      TradeNo: "1",
      MerchantOrderNo: payment.orderNo,
      TradeStatus: "1",
      CheckCode: "0".repeat(64),
    };
    const forged = newebpayAdapter(
      { baseUrl, merchantId, hashKey, hashIv },
      { fetch: async () => Response.json({ Status: "SUCCESS", Result: paid }), now: () => new Date() },
    );
    expect(await forged.query?.(payment)).toBe("unavailable");
  });
});

test("an order number cannot be used again, and an order that was under way too long is refused", async () => {
  const { form } = await atCashier();
  const again = await desk.post(form.action, new URLSearchParams(form.fields));
  expect(await again.text()).toContain("MPG03008");
  const other = await desk.provider.start(
    { ...desk.payment, orderNo: "01JNB2Q6W0ABCDEFGHJKMNPQRT" },
    desk.at,
  );
  if (other === "unavailable" || other.next.type !== "form") throw new Error("did not start");
  desk.pass(121_000);
  const late = await desk.post(other.next.action, new URLSearchParams(other.next.fields));
  expect(await late.text()).toContain("MPG02004");
});

// R-PAY-29
test("a crowd of payers who never reach its page does not lock the query", async () => {
  for (let order = 10; order < 60; order += 1) {
    const payment = { ...desk.payment, orderNo: `01JNB2Q6W0ABCDEFGHJKMNPQ${order}` };
    for (let poll = 0; poll < 5; poll += 1) await desk.provider.query?.(payment);
  }
  desk.pass(3_600_000);
  const { payment } = await atCashier();
  expect(await desk.provider.query?.(payment), "not locked").toMatchObject([fact("pending")]);
  const unknown = { ...desk.payment, orderNo: "01JNB2Q6W0ABCDEFGHJKMNPQRX" };
  expect(await desk.provider.query?.(unknown)).toBe("unknown-to-provider");
});

test.each([{ settled: false }, { settled: true }])(
  "a full refund can be repeated (settled: $settled); a partial one is not offered",
  async ({ settled }) => {
    const { payment, cashier } = await atCashier();
    const refund = (minor = 32_000) => desk.provider.refund?.(payment, { refundId: "R1", minor });
    expect(await refund(), "nothing was paid").toBe("unavailable");
    await choose(cashier, "pay");
    if (settled) await desk.act(payment.orderNo, "settle");
    expect(await refund(100)).toBe("unavailable");
    desk.lose(/CreditCard/);
    expect(await refund()).toBe("unavailable");
    desk.lose(null);
    expect(await refund()).toMatchObject([fact("refunded")]);
    expect(await refund()).toMatchObject([fact("refunded")]);
  },
);

test("money given back at the vendor is found by the query", async () => {
  const { payment, cashier } = await atCashier();
  await choose(cashier, "pay");
  await desk.act(payment.orderNo, "refund");
  expect(await desk.provider.query?.(payment)).toMatchObject([fact("refunded")]);
});

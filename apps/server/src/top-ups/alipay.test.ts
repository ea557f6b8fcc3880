import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { mainlandDesk } from "./mainland-desk.ts";

const MINUTE = 60_000;

let desk: ReturnType<typeof mainlandDesk>;
beforeEach(() => (desk = mainlandDesk("alipay")));
afterEach(() => desk.close());

/** Goes to Alipay's page and answers the address of the cashier. */
async function atCashier(device: "web" | "wap" = "web"): Promise<string> {
  const { url } = await startedPage(device);
  const opened = await desk.opens(url);
  expect(opened.status).toBe(303);
  return opened.headers.get("location") ?? "";
}

async function startedPage(device: "web" | "wap" = "web") {
  const started = await desk.provider.start(desk.payment, { ...desk.at, device });
  if (started === "unavailable" || started.next.type !== "redirect") throw new Error("did not start");
  return started.next;
}

const fact = (kind: string, minor = 3_500) => ({
  provider: "alipay",
  orderNo: desk.payment.orderNo,
  merchantAccount: desk.provider.merchantAccount,
  kind,
  amount: { currency: "CNY", minor },
});
const query = () => desk.provider.query?.(desk.payment);

// R-PAY-34
test.each([
  ["web", "alipay.trade.page.pay"],
  ["wap", "alipay.trade.wap.pay"],
] as const)("on %s the browser goes to %s", async (device, method) => {
  const url = new URL((await startedPage(device)).url);
  expect(url.searchParams.get("method")).toBe(method);
  expect(await atCashier(device), "twice leads to the same cashier").toBe(await atCashier(device));
});

// R-PAY-1
test.each([
  ["pay", 3_500],
  ["pay-other", 3_600],
  ["pay-and-leave", 3_500],
])("%s arrives as a verified fact, by message and by query", async (action, minor) => {
  expect(await query(), "a trade exists once its page was opened").toBe("unknown-to-provider");
  const cashier = await atCashier();
  expect(await query()).toMatchObject([fact("pending")]);
  await desk.post(cashier, new URLSearchParams({ action }));
  expect(await desk.reads()).toMatchObject([{ ok: true, facts: [fact("succeeded", minor)] }]);
  expect(await query()).toMatchObject([fact("succeeded", minor)]);
  expect(await desk.books()).toEqual({
    orders: [{ order_no: desk.payment.orderNo, currency: "CNY", captured: minor }],
    totals: { CNY: minor },
  });
});

test.each(["decline", "cancel", "leave"])(
  "%s leaves the trade waiting, and nothing is notified",
  async (action) => {
    const cashier = await atCashier();
    await desk.post(cashier, new URLSearchParams({ action }));
    expect(await desk.reads()).toEqual([]);
    expect(await query()).toMatchObject([fact("pending")]);
    desk.pass(31 * MINUTE);
    expect(await query()).toMatchObject([fact("expired")]);
  },
);

test("the address a payer comes back with is a hint, and only for its own payment", async () => {
  const back = await desk.post(await atCashier(), new URLSearchParams({ action: "pay" }));
  const { searchParams } = new URL(back.headers.get("location") ?? "");
  expect(desk.provider.onReturn?.(desk.payment, searchParams)).toBe("ok");
  const other = { ...desk.payment, orderNo: "01JNB2Q6W0ABCDEFGHJKMNPQRT" };
  expect(desk.provider.onReturn?.(other, searchParams)).toBe("unknown");
  searchParams.append("total_amount", "35.00");
  expect(desk.provider.onReturn?.(desk.payment, searchParams)).toBe("unknown");
});

// R-PAY-9
test("a message is repeated until the answer is `success` and nothing else", async () => {
  await atCashier();
  desk.answers("success\n");
  await desk.act("pay");
  const told = [];
  for (const [answer, minutes] of [
    ["success\n", 0],
    ["SUCCESS", 4],
    ["broken", 10],
    ["success", 10],
  ] as const) {
    desk.answers(answer);
    desk.pass(minutes * MINUTE);
    told.push(...(await desk.reads()));
  }
  const ids = told.map((verdict) => (verdict?.ok ? verdict.facts[0]?.evidence.rawRef : null));
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size, "the same message").toBe(1);
  desk.pass(24 * 60 * MINUTE);
  expect(await desk.reads()).toEqual([]);
});

// R-PAY-33
test("a trade's finish and its refund are notified for the same trade, and a refund is no payment", async () => {
  await atCashier();
  await desk.act("pay");
  await desk.act("refund", { fen: 1_000 });
  await desk.act("finish");
  const told = await desk.reads();
  expect(told).toMatchObject([
    { facts: [fact("succeeded")] },
    { facts: [fact("refunded")] },
    { facts: [fact("succeeded")] },
  ]);
  const trades = told.map((verdict) => (verdict?.ok ? verdict.facts[0]?.providerTxnId : null));
  expect(new Set(trades).size).toBe(1);
});

// R-PAY-6
test("money after the end is reported as such", async () => {
  await atCashier();
  await desk.act("pay-late");
  expect(await desk.reads()).toMatchObject([{ facts: [fact("expired")] }, { facts: [fact("succeeded")] }]);
});

// R-PAY-8
test("a closed trade takes no money, and one that is paid is not closed", async () => {
  await atCashier();
  expect(await desk.provider.close?.(desk.payment)).toBe("closed");
  await desk.act("pay");
  expect(await query()).toMatchObject([fact("expired")]);
  const other = { ...desk.payment, orderNo: "01JNB2Q6W0ABCDEFGHJKMNPQRT" };
  expect(await desk.provider.close?.(other), "never opened").toBe("closed");
});

test("one that is paid is not closed, and says so", async () => {
  await atCashier();
  await desk.act("pay");
  expect(await desk.provider.close?.(desk.payment)).toBe("already-paid");
});

test("refunds are idempotent by number, and never more than was paid", async () => {
  await atCashier();
  await desk.act("pay");
  const refund = (refundId: string, minor: number) =>
    desk.provider.refund?.(desk.payment, { refundId, minor });
  expect(await refund("R1", 3_000)).toMatchObject([fact("refunded")]);
  expect(await refund("R1", 3_000), "again").toMatchObject([fact("refunded")]);
  expect(await refund("R1", 2_000), "the same number for another amount").toBe("unavailable");
  expect(await refund("R2", 501)).toBe("unavailable");
  expect(await refund("R2", 500)).toMatchObject([fact("refunded")]);
  expect(await refund("R3", 1)).toBe("unavailable");
  expect(await query(), "all was given back").toMatchObject([fact("refunded")]);
  expect(
    (await desk.reads()).flatMap((verdict) => (verdict?.ok ? verdict.facts.map(({ kind }) => kind) : [])),
  ).toEqual(["succeeded", "refunded", "refunded"]);
});

test("what Alipay did not sign is ignored", async () => {
  await atCashier();
  await desk.act("pay");
  const answering = (text: string) => desk.connect(async () => new Response(text)).query?.(desk.payment);
  const content = `{"code":"10000","trade_status":"TRADE_SUCCESS","out_trade_no":"${desk.payment.orderNo}","trade_no":"1","total_amount":"35.00"}`;
  expect(await answering(`{"alipay_trade_query_response":${content},"sign":"AAAA"}`)).toBe("unavailable");
  expect(await answering(`{"error_response":{"code":"40002","sub_code":"ACQ.TRADE_NOT_EXIST"}}`)).toBe(
    "unavailable",
  );
  const broken = desk.connect(() => Promise.reject(new Error("down")));
  expect(await broken.query?.(desk.payment)).toBe("unavailable");
  expect(await broken.close?.(desk.payment)).toBe("unavailable");
  expect(await broken.refund?.(desk.payment, { refundId: "R1", minor: 1 })).toBe("unavailable");
});

describe("with codes on our own page", () => {
  beforeEach(() => (desk = mainlandDesk("alipay", { PAYMENT_ALIPAY_DESKTOP: "scan" })));

  test("a computer shows a code, which is scanned and paid", async () => {
    const started = await desk.provider.start(desk.payment, desk.at);
    if (started === "unavailable" || started.next.type !== "qr") throw new Error("did not start");
    const { payload } = started.next;
    expect(payload).toMatch(/^https:\/\/qr\.alipay\.com\//);
    const kept = { ...desk.payment, providerRef: started.providerRef ?? null };
    expect(await desk.provider.start(kept, desk.at)).toMatchObject({ next: { type: "qr", payload } });
    expect(await query(), "a trade exists once its code was scanned").toBe("unknown-to-provider");
    const scanned = await desk.opens(`/alipay/scan?code=${encodeURIComponent(payload)}`);
    await desk.post(scanned.headers.get("location") ?? "", new URLSearchParams({ action: "pay" }));
    expect(await desk.reads()).toMatchObject([{ facts: [fact("succeeded")] }]);
  });

  test("a phone goes to the page", async () => {
    expect((await startedPage("wap")).url).toContain("alipay.trade.wap.pay");
  });
});

describe("the vendor refuses", () => {
  const status = async (change: (params: URLSearchParams) => void) => {
    const url = new URL((await startedPage()).url);
    change(url.searchParams);
    const answer = await desk.opens(url.href);
    return (await answer.text()).match(/isv\.[\w-]+|ACQ\.\w+/)?.[0];
  };
  test.each([
    ["a changed order", "biz_content", "{}", "isv.invalid-signature"],
    ["another app", "app_id", "2021000000000002", "isv.invalid-app-id"],
    ["the older algorithm", "sign_type", "RSA", "isv.invalid-signature-type"],
  ])("%s", async (_says, name, value, code) => {
    expect(await status((params) => params.set(name, value))).toBe(code);
  });

  test("a field named twice", async () => {
    expect(await status((params) => params.append("timestamp", "x"))).toBe("isv.invalid-signature");
  });

  test("an old request", async () => {
    const { url } = await startedPage();
    desk.pass(16 * MINUTE);
    expect(await (await desk.opens(url)).text()).toContain("isv.invalid-timestamp");
  });

  test("the number of an order with other terms", async () => {
    await atCashier();
    const other = { ...desk.payment, amount: { currency: "CNY", minor: 1 } };
    const started = await desk.provider.start(other, desk.at);
    if (started === "unavailable" || started.next.type !== "redirect") throw new Error("did not start");
    expect(await (await desk.opens(started.next.url)).text()).toContain("ACQ.CONTEXT_INCONSISTENT");
  });

  test("an order number with a hyphen", async () => {
    const started = await desk.provider.start({ ...desk.payment, orderNo: "a-b" }, desk.at);
    if (started === "unavailable" || started.next.type !== "redirect") throw new Error("did not start");
    expect(await (await desk.opens(started.next.url)).text()).toContain("ACQ.INVALID_PARAMETER");
  });
});

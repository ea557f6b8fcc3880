import { PROVIDERS } from "@catnip/api/modules/providers/index.ts";
import type { ProviderFact } from "@catnip/api/modules/providers/index.ts";
import { afterEach, expect, test } from "vitest";
import { bankDesk } from "./bank-desk.ts";
import { mainlandDesk } from "./mainland-desk.ts";

/** The shop reads what the bank lists; both were written independently. */
const closing: { readonly close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const desk of closing.splice(0)) await desk.close();
});
function opened<Opened extends { readonly close: () => Promise<void> }>(desk: Opened): Opened {
  closing.push(desk);
  return desk;
}

const HOUR = 3_600_000;
type Desk = { readonly provider: ReturnType<typeof bankDesk>["provider"] };
async function listOf({ provider }: Desk, from: number, to: number): Promise<readonly ProviderFact[]> {
  const { listSettled } = provider;
  if (!listSettled) throw new Error("lists nothing");
  const facts: ProviderFact[] = [];
  for await (const fact of listSettled(new Date(from), new Date(to))) facts.push(fact);
  return facts;
}
const inBrief = (facts: readonly ProviderFact[]) =>
  facts
    .map(({ orderNo, kind, amount }) => `${orderNo.slice(-3)} ${kind} ${amount.minor} ${amount.currency}`)
    .toSorted();
const numbered = (number: number) => `01JNB2Q6W0ABCDEFGHJKMNP${String(number).padStart(3, "0")}`;

type PaidDesk = ReturnType<typeof bankDesk>;
/** Orders that were paid at the vendor's cashier, with the adapter's own view of each. */
async function payAt(desk: PaidDesk, currency: string, count: number, cashier: "start" | "prime") {
  const payments = [];
  for (let number = 0; number < count; number += 1) {
    const amount = { currency, minor: 1_000 };
    // Stripe's cashier is open for half an hour at least.
    const expiresAt = new Date(Date.now() + HOUR);
    const payment = { ...desk.payment, orderNo: numbered(number), amount, expiresAt };
    if (cashier === "prime") {
      const card = JSON.stringify({ card: "4242424242424242" });
      const { prime } = (await (await desk.post("/tappay/control/prime", card)).json()) as { prime: string };
      await desk.provider.submitFields?.(
        payment,
        { prime, name: "Wang Xiaoming", email: "a@example.test" },
        desk.at,
      );
      await desk.act(payment.orderNo, "pay");
      payments.push(payment);
      continue;
    }
    const started = await desk.provider.start(payment, desk.at);
    if (started === "unavailable") throw new Error("not started");
    const known = { ...payment, providerRef: started.providerRef ?? null };
    await desk.act(payment.orderNo, "pay");
    await desk.provider.query?.(known);
    payments.push(known);
  }
  return payments;
}

// R-SET-5
test.each([
  { key: "stripe", currency: "USD", count: 103, cashier: "start", refunds: "refund" },
  { key: "paypal", currency: "USD", count: 103, cashier: "start", refunds: "refund" },
  { key: "tappay", currency: "TWD", count: 53, cashier: "prime", refunds: "refund" },
] as const)("$key lists every payment of a time, page by page, and every refund", async (vendor) => {
  const { key, currency, count, cashier } = vendor;
  const desk = opened(bankDesk(key));
  const now = Date.now();
  const payments = await payAt(desk, currency, count, cashier);
  await desk.act(numbered(1), "refund");

  const facts = await listOf(desk, now - HOUR, now + HOUR);
  expect(inBrief(facts)).toEqual(
    [
      ...payments.map(({ orderNo }) => `${orderNo.slice(-3)} succeeded 1000 ${currency}`),
      `001 refunded 1000 ${currency}`,
    ].toSorted(),
  );
  // What is listed is what notifications and queries state, so that one transaction is never two.
  const [first] = payments;
  const said = first && (await desk.provider.query?.(first));
  if (!Array.isArray(said)) throw new Error("not found");
  const [{ merchantAccount, providerTxnId }] = said as [ProviderFact];
  expect(facts).toContainEqual(
    expect.objectContaining({ orderNo: numbered(0), kind: "succeeded", merchantAccount, providerTxnId }),
  );
  expect(await listOf(desk, now + HOUR, now + 2 * HOUR)).toEqual([]);

  desk.lose(/balance_transactions|reporting|transaction\/query/);
  await expect(listOf(desk, now - HOUR, now + HOUR)).rejects.toMatchObject({ name: "SettlementUnavailable" });
});

// R-SET-5
test("a dispute is listed when money is withdrawn, and when it comes back", async () => {
  for (const key of ["stripe", "paypal"] as const) {
    const desk = opened(bankDesk(key));
    const now = Date.now();
    await payAt(desk, "USD", 2, "start");
    for (const action of ["dispute", "win"]) await desk.act(numbered(0), action);
    for (const action of ["dispute", "lose"]) await desk.act(numbered(1), action);
    expect(inBrief(await listOf(desk, now - HOUR, now + HOUR))).toEqual([
      "000 dispute_won 1000 USD",
      "000 disputed 1000 USD",
      "000 succeeded 1000 USD",
      "001 disputed 1000 USD",
      ...(key === "paypal" ? ["001 reversed 1000 USD"] : []),
      "001 succeeded 1000 USD",
    ]);
  }
});

// R-SET-5
test("wechatpay's bill of a day in China is believed for its signed hash", async () => {
  const desk = opened(mainlandDesk("wechatpay"));
  // 2 March, 00:30 in China.
  desk.pass(4.5 * HOUR);
  const from = Date.parse("2026-03-02T00:00:00+08:00");
  for (const number of [0, 1]) {
    const payment = {
      ...desk.payment,
      orderNo: numbered(number),
      expiresAt: new Date(desk.payment.expiresAt.getTime() + 6 * HOUR),
    };
    await desk.provider.start(payment, desk.at);
    await desk.act("pay", {}, payment.orderNo);
    if (number === 1) await desk.provider.refund?.(payment, { refundId: "R1", minor: 500 });
  }
  await expect(listOf(desk, from, 0)).rejects.toThrow("There is no bill yet");
  desk.pass(30 * HOUR);
  const facts = await listOf(desk, from, 0);
  expect(inBrief(facts)).toEqual([
    "000 succeeded 3500 CNY",
    "001 refunded 500 CNY",
    "001 succeeded 3500 CNY",
  ]);
  const said = await desk.provider.query?.({ ...desk.payment, orderNo: numbered(0) });
  if (!Array.isArray(said)) throw new Error("not found");
  const [{ merchantAccount, providerTxnId }] = said as [ProviderFact];
  expect(facts[0]).toMatchObject({ orderNo: numbered(0), merchantAccount, providerTxnId });
  expect(await listOf(desk, from - 24 * HOUR, 0), "a day without payments has no bill").toEqual([]);

  // A man in the middle takes a line out of the file.
  const forged = desk.connect(async (url, init) => {
    const request = new Request(url instanceof URL ? url.href : url, init);
    const response = await desk.opens(request.url, Object.fromEntries(request.headers));
    if (!request.url.includes("/billdownload/")) return response;
    return new Response((await response.text()).replace("35.00", "34.00"));
  });
  await expect(listOf({ provider: forged }, from, 0)).rejects.toThrow("The bill did not arrive whole");
});

/** What lies between us and the vendor, and what it makes of an answer from a path. */
function between(
  desk: ReturnType<typeof mainlandDesk>,
  path: string,
  change: (text: string) => string | Buffer<ArrayBuffer>,
) {
  return desk.connect(async (url, init) => {
    const request = new Request(url instanceof URL ? url.href : url, init);
    const response = await desk.fetch(request);
    if (!request.url.includes(path)) return response;
    return new Response(change(Buffer.from(await response.arrayBuffer()).toString("latin1")));
  });
}
const bytesOf = (text: string) => Buffer.from(text, "latin1");

const FILE_VENDORS = [
  { key: "alipay", midnight: "2026-03-02T00:00:00+08:00", file: "/downloadBillFile" },
  { key: "unionpay", midnight: "2026-03-01T23:00:00+08:00", file: "/unionpay/files/" },
] as const;

// R-SET-5, R-SET-6, R-SET-7
test.each(FILE_VENDORS)(
  "$key lists a day in a file, payments and refunds",
  async ({ key, midnight, file }) => {
    const desk = opened(mainlandDesk(key));
    const from = Date.parse(midnight);
    const to = from + 24 * HOUR;
    const payment = (number: number) => ({
      ...desk.payment,
      orderNo: numbered(number),
      expiresAt: new Date(from + 30 * HOUR),
    });
    const pay = async (number: number, action = "pay") => {
      const started = await desk.provider.start(payment(number), desk.at);
      if (started === "unavailable") throw new Error("not started");
      if (started.next.type === "form")
        await desk.post(started.next.action, new URLSearchParams(started.next.fields));
      if (started.next.type === "redirect") await desk.opens(started.next.url);
      await desk.act(action, {}, numbered(number));
    };
    const toMidnight = from - Date.parse("2026-03-01T12:00:00Z");

    // A minute before the day, three in it, one of them with another amount, and one after it.
    desk.pass(toMidnight - 60_000);
    await pay(0);
    desk.pass(120_000);
    await pay(1);
    await pay(2);
    await desk.provider.refund?.(payment(2), { refundId: "01JNB2Q6W0REFVND000000R1", minor: 500 });
    await pay(3, "pay-other");
    // Given back on this day, paid the day before.
    await desk.provider.refund?.(payment(0), { refundId: "01JNB2Q6W0REFVND000000R2", minor: 3_500 });
    await expect(listOf(desk, from, to)).rejects.toThrow("There is no list yet");
    desk.pass(24 * HOUR);
    await pay(4);
    desk.pass(14 * HOUR);

    const facts = await listOf(desk, from, to);
    const refundOfBefore = facts.find(({ back }) => back?.amount.minor === 3_500);
    expect(inBrief(facts.filter((fact) => fact !== refundOfBefore))).toEqual([
      "001 succeeded 3500 CNY",
      "002 refunded 500 CNY",
      "002 succeeded 3500 CNY",
      "003 succeeded 3600 CNY",
    ]);
    expect(inBrief(await listOf(desk, from - 24 * HOUR, from))).toEqual(["000 succeeded 3500 CNY"]);

    // What is listed names transactions as queries do, so that one is never two.
    const named = async (number: number) => {
      const said = await desk.provider.query?.(payment(number));
      if (!Array.isArray(said)) throw new Error("not found");
      const [{ merchantAccount, providerTxnId }] = said as [ProviderFact];
      return { merchantAccount, providerTxnId };
    };
    expect(facts.find(({ orderNo }) => orderNo === numbered(1))).toMatchObject(await named(1));
    expect(facts.find(({ back }) => back?.amount.minor === 500)).toMatchObject(await named(2));
    expect(refundOfBefore).toMatchObject({ kind: "refunded", ...(await named(0)) });

    const whole = await expectFile(desk, file);
    const forged = (change: (text: string) => string | Buffer<ArrayBuffer>) => ({
      provider: between(desk, file, change),
    });
    const untrue = { name: "SettlementUnavailable" };
    for (const change of [
      () => "",
      (text: string) => bytesOf(text.slice(0, -60)),
      (text: string) => bytesOf(text.replace(/.(?=.{400}$)/s, (sign) => (sign === "A" ? "B" : "A"))),
    ])
      await expect(listOf(forged(change), from, to)).rejects.toMatchObject(untrue);
    // The file of one day for another.
    await listOf(desk, from - 24 * HOUR, from);
    await expect(
      listOf(
        forged(() => bytesOf(whole)),
        from - 24 * HOUR,
        from,
      ),
    ).rejects.toMatchObject(untrue);

    async function expectFile(at: typeof desk, path: string): Promise<string> {
      let text = "";
      await listOf({ provider: between(at, path, (found) => bytesOf((text = found))) }, from, to);
      expect(text.length).toBeGreaterThan(400);
      return text;
    }
  },
);

// R-SET-7
test.each(FILE_VENDORS)(
  "$key: a day without a file is a quiet day once it is long over",
  async ({ key, midnight }) => {
    const desk = opened(mainlandDesk(key));
    const [from, to] = [Date.parse(midnight), Date.parse(midnight) + 24 * HOUR];
    desk.pass(to - Date.parse("2026-03-01T12:00:00Z") + 23 * HOUR);
    await expect(listOf(desk, from, to)).rejects.toThrow("There is no list yet, or nothing to list");
    desk.pass(HOUR);
    expect(await listOf(desk, from, to)).toEqual([]);
  },
);

// R-SET-6
test("alipay's file is fetched from the host in the settings alone, whatever the answer names", async () => {
  const from = Date.parse("2026-03-01T00:00:00+08:00");
  for (const filesUrl of ["http://bank.localhost:4732", "https://dwbillcenter.alipay.com"]) {
    const desk = opened(mainlandDesk("alipay", { PAYMENT_ALIPAY_FILES_URL: filesUrl }));
    const started = await desk.provider.start(desk.payment, desk.at);
    if (started === "unavailable" || started.next.type !== "redirect") throw new Error("not started");
    await desk.opens(started.next.url);
    await desk.act("pay");
    desk.pass(48 * HOUR);
    const before = desk.asked.length;
    await expect(listOf(desk, from, from + 24 * HOUR)).rejects.toThrow("The bill did not arrive whole");
    expect(desk.asked.slice(before).map(({ url }) => new URL(url).pathname)).toEqual(["/gateway.do"]);
  }
});

// R-SET-8
test("what each provider lists, and which ones list nothing", async () => {
  const lists = Object.fromEntries(
    PROVIDERS.map(({ key, capabilities }) => [key, capabilities.settlement !== undefined]),
  );
  expect(lists).toEqual({
    stripe: true,
    paypal: true,
    tappay: true,
    alipay: true,
    wechatpay: true,
    unionpay: true,
    newebpay: false,
    linepay: false,
    sugoi: false,
    taobao: false,
    manual: false,
  });
});

import { afterEach, beforeEach, expect, test } from "vitest";
import { bankDesk, bodyOf } from "./bank-desk.ts";

let desk: ReturnType<typeof bankDesk>;
beforeEach(() => (desk = bankDesk("tappay")));
afterEach(() => desk.close());

/** A token, as the vendor's card fields hand it over. */
async function primeOf(card = "4242424242424242"): Promise<string> {
  const answer = await desk.post("/tappay/control/prime", JSON.stringify({ card }));
  return ((await answer.json()) as { prime: string }).prime;
}
const HOLDER = { name: "王小明", email: "payer@example.test" };
const submit = async (prime: string, holder: Record<string, string> = HOLDER) =>
  desk.provider.submitFields?.(desk.payment, { prime, ...holder }, desk.at);
const query = async () => desk.provider.query?.(desk.payment);
const pays = () => desk.asked.filter(({ url }) => url.endsWith("/pay-by-prime"));

/** The payer stands at the bank's page. */
async function atBank() {
  const going = await submit(await primeOf());
  if (typeof going !== "object" || going.next.type !== "redirect") throw new Error("did not go to the bank");
  return going.next.url;
}
const choose = async (page: string, action: string) => {
  const response = await desk.post(page, new URLSearchParams({ action }));
  await desk.bank.deliverDue();
  return response;
};
const fact = (kind: string, minor = 32_000) => ({
  provider: "tappay",
  merchantAccount: "catnip_dev_ESUN",
  orderNo: desk.payment.orderNo,
  kind,
  amount: { currency: "TWD", minor },
});

test("the page learns what the card fields need, and nothing that is secret", async () => {
  const started = await desk.provider.start(desk.payment, desk.at);
  expect(started).toMatchObject({
    next: {
      type: "inpage",
      fields: [
        { name: "name", kind: "name" },
        { name: "email", kind: "email" },
      ],
      cardFrames: { serverType: "sandbox" },
    },
  });
  expect(JSON.stringify(started)).not.toContain("partner_");
  expect(desk.asked, "no request before there is a card").toHaveLength(0);
});

test.each([
  { action: "pay", kind: "succeeded", minor: 32_000 },
  { action: "pay-other", kind: "succeeded", minor: 32_100 },
  { action: "decline", kind: "failed", minor: 32_000 },
  { action: "leave", kind: "pending", minor: 32_000 },
])("$action at the bank arrives as $kind", async ({ action, kind, minor }) => {
  const page = await atBank();
  expect(await pays()[0]?.json()).toMatchObject({ amount: 320, currency: "TWD", remember: false });
  await choose(page, action);
  expect(await query()).toMatchObject([fact(kind, minor)]);
  expect(await desk.books()).toMatchObject(
    kind === "succeeded" ? { totals: { TWD: minor } } : { totals: {} },
  );
});

// R-PAY-72
test("the bank gets the name and the mail address that Visa demands, as they were typed", async () => {
  expect(
    await submit(await primeOf(), { name: "  Zoë O’Neil-Müller ", email: " zoe@example.test " }),
  ).toMatchObject({
    next: { type: "redirect" },
  });
  expect(await pays()[0]?.json()).toMatchObject({
    cardholder: { name: "Zoë O’Neil-Müller", email: "zoe@example.test", phone_number: "" },
    three_domain_secure: true,
  });
});

// R-PAY-72
test.each([
  ["nothing", {}],
  ["no name", { ...HOLDER, name: "" }],
  ["a name of one letter", { ...HOLDER, name: "A" }],
  ["a name without end", { ...HOLDER, name: "A".repeat(46) }],
  ["something else than a name", { ...HOLDER, name: "<script>" }],
  ["a card number as name", { ...HOLDER, name: "4242424242424242" }],
  ["no mail address", { ...HOLDER, email: "" }],
  ["half a mail address", { ...HOLDER, email: "payer@" }],
  ["two mail addresses", { ...HOLDER, email: "a@example.test,b@example.test" }],
])(
  "%s of the card's owner is refused before anybody is asked, and the token stays good",
  async (_says, holder) => {
    const prime = await primeOf();
    expect(await submit(prime, holder as Record<string, string>)).toBe("refused");
    expect(desk.asked).toHaveLength(0);
    expect(await submit(prime)).toMatchObject({ next: { type: "redirect" } });
  },
);

// R-PAY-26
test("a notification is not believed: it only names the order", async () => {
  await choose(await atBank(), "pay");
  expect(desk.notified).toHaveLength(1);
  const notified = { headers: new Headers(), body: await bodyOf(desk.notified[0]) };
  expect(await desk.provider.onNotify?.(notified)).toEqual({
    ok: true,
    facts: [],
    hints: [desk.payment.orderNo],
    ack: { status: 200, body: "OK" },
  });
  for (const text of ["", "[]", "{}", '{"order_number":1}', '{"order_number":"\' or 1"}'])
    expect(
      await desk.provider.onNotify?.({ headers: new Headers(), body: new TextEncoder().encode(text) }),
    ).toMatchObject({ ok: false, ack: { status: 400 } });
});

// R-PAY-26
test("a payment is attempted once, whatever is pressed and whichever response is lost", async () => {
  desk.lose(/pay-by-prime$/);
  expect(await submit(await primeOf())).toMatchObject({ next: { type: "none" }, facts: [fact("pending")] });
  desk.lose(null);
  expect(await submit(await primeOf())).toMatchObject({ next: { type: "none" }, facts: [fact("pending")] });
  expect(pays()).toHaveLength(1);
  desk.lose(/query$/);
  expect(await submit(await primeOf()), "who cannot ask does not pay").toBe("unavailable");
  expect(pays()).toHaveLength(1);
});

test("two concurrent presses: the vendor accepts the order's short id once", async () => {
  const [one, two] = [await primeOf(), await primeOf()];
  await Promise.all([submit(one), submit(two)]);
  await desk.act(desk.payment.orderNo, "pay");
  expect(await desk.books()).toMatchObject({ orders: [{ captured: 32_000 }] });
});

// R-PAY-26
test.each([
  ["used", async () => "0".repeat(64)],
  ["short", async () => "x"],
  ["no token", async () => "<script>"],
])("a token that is %s is refused, and another one may be tried", async (_says, prime) => {
  expect(await submit(await prime())).toBe("refused");
  expect(await atBank()).toContain("/3ds/");
});

test("a token lives for 90 seconds", async () => {
  const prime = await primeOf();
  desk.pass(91_000);
  expect(await submit(prime)).toBe("refused");
});

test("a card that is refused at once is a failed payment", async () => {
  expect(await submit(await primeOf("4000000000000002"))).toMatchObject({
    next: { type: "none" },
    facts: [fact("failed")],
  });
});

test("a refund is compared with what was paid, not with what is left", async () => {
  await choose(await atBank(), "pay");
  const refund = (minor = 32_000) => desk.provider.refund?.(desk.payment, { refundId: "R1", minor });
  expect(await refund(100), "partial ones are not offered").toBe("unavailable");
  desk.lose(/refund$/);
  expect(await refund()).toBe("unavailable");
  desk.lose(null);
  expect(await refund()).toMatchObject([fact("refunded")]);
  expect(await refund()).toMatchObject([fact("refunded")]);
  expect(await query()).toMatchObject([fact("refunded")]);
});

test("the way back is a hint", async () => {
  const page = await atBank();
  const left = new URL((await choose(page, "cancel")).headers.get("location") ?? "");
  expect(desk.provider.onReturn?.(desk.payment, left.searchParams)).toBe("cancel");
  const back = new URL((await choose(page, "pay")).headers.get("location") ?? "");
  expect(desk.provider.onReturn?.(desk.payment, back.searchParams)).toBe("ok");
});

test("a bank's page that the vendor may not name is never redirected to", async () => {
  const { tappayAdapter } = await import("@catnip/api/modules/providers/tappay/adapter.ts");
  const settings = {
    baseUrl: "https://prod.tappaysdk.com",
    partnerKey: "partner",
    merchantId: "shop",
    appId: 1,
    appKey: "app",
    scriptUrl: "https://js.tappaysdk.com/x",
  };
  const go = (payment_url: string) =>
    tappayAdapter(settings, {
      now: () => new Date(),
      fetch: async (url) =>
        Response.json(
          typeof url === "string" && url.endsWith("query")
            ? { status: 2, trade_records: [] }
            : { status: 0, payment_url },
        ),
    }).submitFields?.(desk.payment, { prime: "x".repeat(64), ...HOLDER }, desk.at);
  expect(await go("https://redirect.tappaysdk.com/redirect/x")).toMatchObject({ next: { type: "redirect" } });
  for (const url of ["https://evil.test/", "https://tappaysdk.com.evil.test/", "javascript:alert(1)"])
    expect(await go(url)).toEqual({ next: { type: "none" }, facts: [] });
});

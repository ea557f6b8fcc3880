import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Services, Viewer } from "../../platform/context.ts";
import { testDatabase } from "../../platform/testing/test-database.ts";
import { player } from "../orders/testing/shop.ts";
import { openPayLink } from "./open-pay-link.ts";
import { confirmPayTicket, createPayTicket } from "./pay-tickets.ts";
import { startPayment } from "./start-payment.ts";
import { submitPayment } from "./submit-payment.ts";
import { browserSecret, encodeLink, followLink, linkFor, payloadFor, till } from "./testing/till.ts";

let services: Services;
let pass: (ms: number) => void;
let close: () => Promise<void>;
let mika: Viewer;
beforeAll(async () => {
  const made = await testDatabase(50);
  close = made.close;
  ({ services, pass } = await till(made.db));
});
beforeEach(async () => {
  mika = await player(services.db);
});
afterAll(() => close());

const start = (data: string, viewer: Viewer = mika) =>
  followLink(services, viewer, data, { locale: "ja-JP" });
const paymentsOf = async (viewer: Viewer) =>
  (await services.db.$client.query("select * from payments where user_uuid = $1", [viewer.uuid])).rows;

// R-TOP-9
test("a link becomes a payment with the plan's amounts, and a token for the pay site only", async () => {
  const { payment, payer, pay_token, expires_in } = await start(await linkFor(services, mika));
  expect(payer).toEqual({
    uuid: mika.uuid,
    nickname: "Mika",
    email: `${mika.uuid[0]}•••@mail.test`,
    head: null,
  });
  expect(payment).toMatchObject({
    user_uuid: mika.uuid,
    state: "created",
    currency_id: "USD",
    pay_amount: 1_000,
    coin: 1_000,
    silver: 50,
    locale: "ja-JP",
  });
  expect(payment.order_no).toMatch(/^[0-9A-Z]{26}$/);
  expect(payment.return_url).toBe("http://international.localhost:4730/store/3?pg_state=x");
  expect(pay_token).toBe(`pay:${mika.uuid}`);
  expect(expires_in).toBe(1_800);
});

// R-TOP-7
describe("a ticket", () => {
  test("is single-use", async () => {
    const link = await linkFor(services, mika);
    await start(link);
    await expect(start(link)).rejects.toMatchObject({ code: "pay/ticket-invalid" });
    expect(await paymentsOf(mika)).toHaveLength(1);
  });

  test("raced by 50 opens one payment, 10 runs out of 10", async () => {
    for (let i = 0; i < 10; i += 1) {
      const racer = await player(services.db);
      const link = await linkFor(services, racer);
      const results = await Promise.allSettled(Array.from({ length: 50 }, () => start(link, racer)));
      expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect(await paymentsOf(racer)).toHaveLength(1);
    }
  });

  test("is valid for 60 seconds", async () => {
    const [early, late] = [await linkFor(services, mika), await linkFor(services, mika)];
    pass(59_999);
    await start(early);
    pass(1);
    await expect(start(late)).rejects.toMatchObject({ code: "pay/ticket-invalid" });
  });

  test("ends with the session that created it", async () => {
    const link = await linkFor(services, mika);
    await services.db.$client.query("update site_sessions set revoked_at = now() where sid = $1", [mika.sid]);
    await expect(start(link)).rejects.toMatchObject({ code: "pay/ticket-invalid" });
  });

  test("of another brand, or forged, is rejected the same way", async () => {
    const { token } = await createPayTicket(services, mika, "partner");
    await expect(start(encodeLink(token, await payloadFor(services)))).rejects.toMatchObject({
      code: "pay/ticket-invalid",
    });
    await expect(start(encodeLink("A".repeat(43), await payloadFor(services)))).rejects.toMatchObject({
      code: "pay/ticket-invalid",
    });
  });

  test("is not stored in plain text", async () => {
    const { token } = await createPayTicket(services, mika, "international");
    const { rows } = await services.db.$client.query("select ticket::text as text from pay_tickets ticket");
    expect(
      rows.some(
        ({ text }) => text.includes(token) || text.includes(Buffer.from(token, "base64url").toString("hex")),
      ),
    ).toBe(false);
  });

  // R-TOP-1
  test("requires a country, and a brand there is", async () => {
    await expect(
      createPayTicket(services, await player(services.db, { country: null }), "international"),
    ).rejects.toMatchObject({ code: "profile/country-required" });
    await expect(createPayTicket(services, mika, "evil")).rejects.toMatchObject({ code: "input/invalid" });
  });
});

// R-TOP-8
describe("a link fills the wallet of the user who requested it, in the browser that did", () => {
  const opened = async (data: string) => {
    const secret = browserSecret();
    await openPayLink(services, { data, platformKey: "international", challenge: secret.challenge });
    return secret;
  };
  const exchange = (proof: string, verifier: string) =>
    startPayment(services, { proof, verifier, platformKey: "international", locale: "en-US" });

  test("an attacker's link in a victim's browser opens nothing for either of them", async () => {
    const attacker = await player(services.db);
    const { challenge } = await opened(await linkFor(services, attacker));
    await expect(confirmPayTicket(services, mika, challenge)).rejects.toMatchObject({
      code: "pay/other-browser",
    });
    expect([await paymentsOf(mika), await paymentsOf(attacker)]).toEqual([[], []]);
  });

  test("nor does it work in another browser of the same person: its session requested nothing", async () => {
    const phone: Viewer = { ...mika, sid: (await player(services.db)).sid };
    const { challenge } = await opened(await linkFor(services, mika));
    await expect(confirmPayTicket(services, phone, challenge)).rejects.toMatchObject({
      code: "pay/other-browser",
    });
  });

  test("a proof that an attacker obtained at home is useless in a victim's browser", async () => {
    const attacker = await player(services.db);
    const [attackers, victims] = [
      await opened(await linkFor(services, attacker)),
      await opened(await linkFor(services, mika)),
    ];
    const { proof } = await confirmPayTicket(services, attacker, attackers.challenge);
    await expect(exchange(proof, victims.verifier)).rejects.toMatchObject({ code: "pay/ticket-invalid" });
    expect([await paymentsOf(mika), await paymentsOf(attacker)]).toEqual([[], []]);
  });

  test("opening a link starts no payment, and nothing can be exchanged before the shop confirms", async () => {
    const { verifier } = await opened(await linkFor(services, mika));
    await expect(exchange("A".repeat(43), verifier)).rejects.toMatchObject({ code: "pay/ticket-invalid" });
    expect(await paymentsOf(mika)).toEqual([]);
  });

  test("opened 50 times at once, one browser gets it; confirmed and exchanged 50 times at once, there is one payment", async () => {
    const data = await linkFor(services, mika);
    const openings = await Promise.allSettled(Array.from({ length: 50 }, () => opened(data)));
    const [won, ...more] = openings.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    if (!won || more.length > 0) throw new Error(`${more.length + 1} browsers opened the link`);
    const confirmed = await Promise.allSettled(
      Array.from({ length: 50 }, () => confirmPayTicket(services, mika, won.challenge)),
    );
    const [proof, ...proofs] = confirmed.flatMap((each) =>
      each.status === "fulfilled" ? [each.value.proof] : [],
    );
    if (!proof || proofs.length > 0) throw new Error(`${proofs.length + 1} proofs were given`);
    const payments = await Promise.allSettled(
      Array.from({ length: 50 }, () => exchange(proof, won.verifier)),
    );
    expect(payments.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await paymentsOf(mika)).toHaveLength(1);
  });

  // R-TOP-8
  test("each step is valid for 60 seconds", async () => {
    const [early, late] = [
      await opened(await linkFor(services, mika)),
      await opened(await linkFor(services, mika)),
    ];
    pass(59_999);
    const { proof } = await confirmPayTicket(services, mika, early.challenge);
    pass(1);
    await expect(confirmPayTicket(services, mika, late.challenge)).rejects.toMatchObject({
      code: "pay/ticket-invalid",
    });
    pass(59_999);
    await expect(exchange(proof, early.verifier)).rejects.toMatchObject({ code: "pay/ticket-invalid" });
  });

  test("logging out on the way ends it", async () => {
    const { challenge, verifier } = await opened(await linkFor(services, mika));
    const { proof } = await confirmPayTicket(services, mika, challenge);
    await services.db.$client.query("update site_sessions set revoked_at = now() where sid = $1", [mika.sid]);
    await expect(exchange(proof, verifier)).rejects.toMatchObject({ code: "pay/ticket-invalid" });
  });

  test.each(["", "A", "A".repeat(44), "ä".repeat(43)])("'%s' is not a valid challenge", async (challenge) => {
    const data = await linkFor(services, mika);
    const open = openPayLink(services, { data, platformKey: "international", challenge });
    await expect(open).rejects.toMatchObject({ code: "input/invalid" });
    await expect(confirmPayTicket(services, mika, challenge)).rejects.toMatchObject({
      code: "input/invalid",
    });
  });
});

// R-TOP-9
describe("a tampered link opens no payment", () => {
  test.each([
    ["a lower price", { pay_amount: 1 }, "pay/plan-changed"],
    ["a higher price", { pay_amount: 1_001 }, "pay/plan-changed"],
    ["more coins", { amount: 100_000 }, "pay/plan-changed"],
    ["the same amount in another currency", { currency_id: "TWD" }, "pay/plan-changed"],
    ["an unknown plan", { plan_id: "0190b2c8-0000-7000-8000-000000000000" }, "pay/plan-changed"],
    ["an unknown provider", { provider_key: "evilpay" }, "pay/provider-unavailable"],
    ["a provider from Object.prototype", { provider_key: "__proto__" }, "pay/provider-unavailable"],
    [
      "another provider's id",
      { payment_provider_id: "0190b2c8-0000-7000-8000-000000000000" },
      "pay/provider-unavailable",
    ],
    [
      "a method the provider does not take in this currency",
      { method: "alipay" },
      "pay/provider-unavailable",
    ],
    ["another brand", { platform_key: "partner" }, "pay/other-brand"],
    ["a fractional price", { pay_amount: 999.5 }, "input/invalid"],
    ["a negative price", { pay_amount: -1_000 }, "input/invalid"],
    ["a price as text", { pay_amount: "1000" }, "input/invalid"],
    ["a price beyond the safe integers", { pay_amount: 2 ** 53 }, "input/invalid"],
    ["an invalid plan id", { plan_id: "1 or 1=1" }, "input/invalid"],
    ["no plan", { plan_id: undefined }, "input/invalid"],
  ])("%s", async (_says, change, code) => {
    await expect(start(await linkFor(services, mika, change))).rejects.toMatchObject({ code });
    expect(await paymentsOf(mika)).toEqual([]);
  });

  test("a plan that was switched off in the meantime", async () => {
    const link = await linkFor(services, mika);
    await services.db.$client.query(
      "update recharge_plans set enable = false where currency_id = 'USD' and index = 1",
    );
    await expect(start(link)).rejects.toMatchObject({ code: "pay/plan-changed" });
    await services.db.$client.query("update recharge_plans set enable = true");
  });

  // R-PAY-13
  test("a provider that was switched off, immediately and for payments in progress too", async () => {
    const [link, { payment }] = [await linkFor(services, mika), await start(await linkFor(services, mika))];
    await services.db.$client.query("update payment_providers set state = 1");
    await expect(start(link)).rejects.toMatchObject({ code: "pay/provider-unavailable" });
    await expect(submitPayment(services, mika.uuid, payment.order_no, "en-US")).rejects.toMatchObject({
      code: "pay/provider-unavailable",
    });
    await services.db.$client.query("update payment_providers set state = 0");
  });

  test.each([
    ["nothing", ""],
    ["invalid base64", "%%%"],
    ["invalid JSON", Buffer.from("hello").toString("base64url")],
    ["a list", Buffer.from("[]").toString("base64url")],
    ["deep nesting", Buffer.from("[".repeat(5_000)).toString("base64url")],
    ["far too much data", "A".repeat(1_000_000)],
  ])("%s", async (_says, data) => {
    await expect(start(data)).rejects.toMatchObject({ code: "input/invalid" });
  });

  test("an action that is not on the list, and a duplicate name", async () => {
    const { token } = await createPayTicket(services, mika, "international");
    const payload = await payloadFor(services);
    await expect(start(encodeLink(token, payload, "withdraw"))).rejects.toMatchObject({
      code: "input/invalid",
    });
    const twice = Buffer.from(encodeLink(token, payload), "base64url")
      .toString()
      .replace('"pay_amount":1000', '"pay_amount":1,"pay_amount":1000');
    await expect(start(Buffer.from(twice).toString("base64url"))).rejects.toMatchObject({
      code: "input/invalid",
    });
  });
});

test.each([
  ["another host", "https://evil.test/x"],
  ["a disguised host", "http://international.localhost:4730@evil.test/"],
  ["a script", "javascript:alert(1)"],
  ["two slashes", "//evil.test"],
  ["nothing", null],
])("a return URL of %s becomes the shop's home page", async (_says, return_url) => {
  const { payment } = await start(await linkFor(services, mika, { return_url }));
  expect(payment.return_url).toBe("http://international.localhost:4730/");
});

test("plain base64 with padding is accepted too, and a stale balance is no reason to refuse", async () => {
  const data = await linkFor(services, mika, { balance: 123_456 });
  expect((await start(Buffer.from(data, "base64url").toString("base64"))).payment.coin).toBe(1_000);
});

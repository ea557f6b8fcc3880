import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkout } from "../orders/index.ts";
import { buying, game, player } from "../orders/testing/shop.ts";
import { walletOf } from "../wallets/index.ts";
import { applyFact } from "./apply-fact.ts";
import { confirmPayment } from "../reviews/offline/confirm-payment.ts";
import { paymentReceipt } from "./payment-receipt.ts";
import { submitPayment } from "./submit-payment.ts";
import { TOTAL, taxedTill, type Started, type TaxedTill } from "./testing/taxed-till.ts";
import { factFor } from "./testing/till.ts";
import { goodVouchers, staffOf, typeCode } from "./vouchers/testing/voucher-desk.ts";

let shop: TaxedTill;
beforeAll(async () => {
  shop = await taxedTill();
});
afterAll(() => shop.close());

// R-TAX-7, R-TAX-10
test("a top-up costs the plan's price and the tax, and brings the plan's coins", async () => {
  const { viewer, payment } = await shop.started();
  expect(payment).toMatchObject({
    pay_amount: TOTAL,
    net_amount: 1_000,
    tax_amount: 130,
    tax_rate_bp: 1_300,
    coin: 1_000,
    silver: 50,
  });
  expect((await applyFact(shop.services, factFor(payment))).outcome).toBe("credited");
  expect(await walletOf(shop.services.db, viewer.uuid)).toEqual({ meowcent: 1_000, silver: 50 });
  expect(await shop.owedTax(payment)).toBe(130);
});

// R-TAX-7
test.each([
  ["without a rule", "us"],
  ["with a rule for prices in coins", "de"],
])("a country %s pays the plan's price", async (_says, country) => {
  if (country === "de") await shop.ruled("de", 1_900, { mode: "inclusive" });
  const { payment } = await shop.started(country, 1_000);
  expect(payment).toMatchObject({ pay_amount: 1_000, net_amount: 1_000, tax_amount: 0, tax_rate_bp: null });
});

// R-TAX-8
test("the tax of whole-unit currencies is in whole units", async () => {
  await shop.ruled("tw", 725);
  const viewer = await player(shop.services.db, { country: "tw" });
  expect(await shop.start(viewer, 34_300, "TWD", "newebpay")).toMatchObject({
    net_amount: 32_000,
    tax_amount: 2_300,
    pay_amount: 34_300,
  });
});

// R-TAX-13
test("reported 20 times at once, a taxed payment is credited once, and its tax owed once", async () => {
  const { viewer, payment } = await shop.started();
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => applyFact(shop.services, factFor(payment))),
  );
  expect(outcomes.filter(({ outcome }) => outcome === "credited")).toHaveLength(1);
  expect((await walletOf(shop.services.db, viewer.uuid)).meowcent).toBe(1_000);
  expect(await shop.owedTax(payment)).toBe(130);
});

// R-TAX-11
test("a voucher includes everything: its payment adds no tax", async () => {
  const viewer = await player(shop.services.db, { country: "ca" });
  const [maker] = await staffOf(shop.services);
  const [code = ""] = await goodVouchers(shop.services, maker);
  await expect(shop.start(viewer, 7_684, "CNY", "taobao")).rejects.toMatchObject({
    code: "pay/plan-changed",
  });
  const payment = await shop.start(viewer, 6_800, "CNY", "taobao");
  expect(payment).toMatchObject({ pay_amount: 6_800, tax_amount: 0, tax_rate_bp: null });
  await submitPayment(shop.services, viewer.uuid, payment.order_no, "zh-CN");
  await typeCode(shop.services, payment, code);
  expect((await walletOf(shop.services.db, viewer.uuid)).meowcent).toBe(1_000);
});

// R-TAX-10
test("staff confirm a transfer of the total", async () => {
  const viewer = await player(shop.services.db, { country: "ca" });
  const payment = await shop.start(viewer, 7_684, "CNY", "manual");
  const next = await submitPayment(shop.services, viewer.uuid, payment.order_no, "zh-CN");
  const confirm = (pay_amount: number, external_ref: string) =>
    confirmPayment(
      shop.services,
      { uuid: randomUUID(), role: "finance" },
      {
        uuid: randomUUID(),
        reference: next.type === "manual" ? next.reference : "",
        channel: "bank-transfer",
        external_ref,
        currency_id: "CNY",
        pay_amount,
        reason: "Seen in the statement of Monday",
      },
    );
  expect(await confirm(7_684, `R-${payment.order_no}`)).toMatchObject({ outcome: "credited" });
  expect(await shop.owedTax(payment)).toBe(884);
});

// R-TAX-9
test("what was bought with taxed coins has no tax again", async () => {
  const { viewer, payment } = await shop.started();
  await applyFact(shop.services, factFor(payment));
  const owned = await game(shop.services.db, { list: 500 });
  const wallet = { coins: 1_000, silver: 50 };
  const answer = await checkout(shop.services, viewer, buying({ game: owned }, wallet), "international");
  expect(answer).toMatchObject({ kind: "done", total: 500 });
});

// R-TAX-12
test("the receipt of a top-up names price, tax and total, and mentions no tax where there is none", async () => {
  const facts = async ({ viewer, payment }: Started) => {
    await paymentReceipt(shop.services, { order_no: payment.order_no });
    const { rows } = await shop.services.db.$client.query<{ facts: object }>(
      "select facts from notifications where user_uuid = $1",
      [viewer.uuid],
    );
    return rows.map((row) => row.facts);
  };
  expect(await facts(await shop.started())).toMatchObject([
    { pay_amount: TOTAL, net_amount: 1_000, tax_amount: 130, tax_rate_bp: 1_300 },
  ]);
  const [untaxed] = await facts(await shop.started("us", 1_000));
  expect(untaxed).not.toHaveProperty("tax_amount");
});

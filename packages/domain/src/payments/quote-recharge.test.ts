import * as fc from "fast-check";
import { expect, test } from "vitest";
import { coinToCurrencyMinor } from "../prices/index.ts";
import { RECHARGE_AMOUNT_MAX, paymentImage, quoteRecharge } from "./index.ts";

const plan = {
  id: "a",
  index: 0,
  currency_id: "CNY",
  enable: true,
  coin: 1_000,
  silver: 50,
  pay_amount: 6_800,
};

const quote = (amount: number, over: Partial<Parameters<typeof quoteRecharge>[0]> = {}) =>
  quoteRecharge({ amount, currency_id: "CNY", plans: [plan], minor_per_100_coins: 70_000, ...over });

test.each([
  {
    says: "a plan with exactly this amount sets the price and adds its silver",
    is: quote(1_000),
    as: { amount: 1_000, pay_amount: 6_800, silver: 50, plan_id: "a" },
  },
  {
    says: "any other amount is priced by the rate",
    is: quote(1_001),
    as: { amount: 1_001, pay_amount: 7_007, silver: 0, plan_id: null },
  },
  {
    says: "a plan that is switched off is ignored",
    is: quote(1_000, { plans: [{ ...plan, enable: false }] }),
    as: { amount: 1_000, pay_amount: 7_000, silver: 0, plan_id: null },
  },
  {
    says: "a plan in another currency is ignored",
    is: quote(1_000, { plans: [{ ...plan, currency_id: "USD" }] }),
    as: { amount: 1_000, pay_amount: 7_000, silver: 0, plan_id: null },
  },
  {
    says: "of two plans the first by index counts",
    is: quote(1_000, { plans: [{ ...plan, id: "late", index: 3 }, plan] }),
    as: { amount: 1_000, pay_amount: 6_800, silver: 50, plan_id: "a" },
  },
  {
    says: "Taiwan dollars are rounded up to whole ones",
    is: quote(1_001, { currency_id: "TWD", minor_per_100_coins: 320_000 }),
    as: { amount: 1_001, pay_amount: 32_100, silver: 0, plan_id: null },
  },
  {
    says: "an amount that is already whole is unchanged",
    is: quote(1_000, { currency_id: "JPY", plans: [], minor_per_100_coins: 1_500_000 }),
    as: { amount: 1_000, pay_amount: 150_000, silver: 0, plan_id: null },
  },
  {
    says: "even the smallest amount has a price",
    is: quote(1, { minor_per_100_coins: 10 }),
    as: { amount: 1, pay_amount: 1, silver: 0, plan_id: null },
  },
])("$says", ({ is, as }) => {
  expect(is).toEqual(as);
});

// R-TOP-13
test("a price by the rate is whole, above zero, and less than one unit above the rate", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: RECHARGE_AMOUNT_MAX }),
      fc.integer({ min: 0, max: 2_000_000 }),
      fc.constantFrom("USD", "CNY", "TWD", "JPY"),
      (amount, minor_per_100_coins, currency_id) => {
        const { pay_amount } = quote(amount, { currency_id, plans: [], minor_per_100_coins });
        const rate = coinToCurrencyMinor(amount, minor_per_100_coins);
        const unit = currency_id === "TWD" || currency_id === "JPY" ? 100 : 1;
        expect(pay_amount % unit).toBe(0);
        expect(pay_amount).toBeGreaterThanOrEqual(Math.max(rate, 1));
        expect(pay_amount).toBeLessThan(Math.max(rate, 1) + unit);
      },
    ),
  );
});

test.each([
  ["alipay", "alipay"],
  ["line-pay", "line-pay"],
  ["linepay", "line-pay"],
  ["paypal", "paypal"],
  ["offline", null],
  ["", null],
] as const)("the picture of %s is %s", (name, key) => {
  expect(paymentImage(name)).toBe(key);
});

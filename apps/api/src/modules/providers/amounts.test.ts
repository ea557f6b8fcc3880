import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromWire, toWire } from "./amounts.ts";
import { PROVIDERS } from "./provider-list.ts";

test.each([
  ["minor", "USD", 499, "499"],
  ["minor", "CNY", 3_500, "3500"],
  ["whole", "TWD", 15_000, "150"],
  ["whole", "JPY", 70_000, "700"],
  ["decimal", "USD", 499, "4.99"],
  ["decimal", "CNY", 3_500, "35.00"],
  ["decimal", "CNY", 5, "0.05"],
  ["number", "USD", 499, "4.99"],
  ["number", "USD", 490, "4.9"],
  ["number", "USD", 500, "5"],
  ["number", "USD", 50_000, "500"],
] as const)("as %s, %s %i is written %s", (unit, currency, minor, wire) => {
  expect(toWire({ currency, minor }, { [currency]: unit })).toBe(wire);
  expect(fromWire(wire, currency, { [currency]: unit })).toEqual({ currency, minor });
});

/** What each vendor's documents say, for the same prices; a currency that is missing is not offered there. */
test.each([
  { key: "newebpay", wire: { TWD: "150" } },
  { key: "tappay", wire: { USD: "499", TWD: "150" } },
  { key: "linepay", wire: { USD: "4.99", TWD: "150" } },
])("$key writes the usual prices as documented", ({ key, wire }) => {
  const prices = { USD: 499, TWD: 15_000, CNY: 3_500, JPY: 70_000 };
  const units = PROVIDERS.find((provider) => provider.key === key)?.amountUnits ?? {};
  const written = Object.entries(prices)
    .filter(([currency]) => currency in units)
    .map(([currency, minor]) => [currency, toWire({ currency, minor }, units)]);
  expect(Object.fromEntries(written)).toEqual(wire);
});

// R-PAY-14
test.each([
  ["stripe", { USD: [499, "499"], TWD: [15_000, "15000"], CNY: [3_500, "3500"], JPY: [70_000, "700"] }],
  ["paypal", { USD: [499, "4.99"], TWD: [15_000, "150"], JPY: [70_000, "700"] }],
] as const)("%s writes amounts as its vendor does", (key, rows) => {
  const { amountUnits = {} } = PROVIDERS.find((provider) => provider.key === key) ?? {};
  const written = Object.entries(rows).map(([currency, [minor]]) => [
    currency,
    [minor, toWire({ currency, minor }, amountUnits)],
  ]);
  expect(Object.fromEntries(written)).toEqual(rows);
  expect(Object.keys(rows)).toEqual(Object.keys(amountUnits));
});

/** CNY 35.00 as each provider writes it. */
test.each([
  ["alipay", "35.00"],
  ["wechatpay", "3500"],
  ["unionpay", "3500"],
])("%s writes CNY 35.00 as %s", (key, wire) => {
  const units = PROVIDERS.find((provider) => provider.key === key)?.amountUnits ?? {};
  expect(toWire({ currency: "CNY", minor: 3_500 }, units)).toBe(wire);
  expect(fromWire(wire, "CNY", units)).toEqual({ currency: "CNY", minor: 3_500 });
});

// R-PAY-14
describe("amounts written by a provider round-trip", () => {
  const pairs = PROVIDERS.flatMap(({ key, amountUnits }) =>
    Object.entries(amountUnits).map(([currency, unit]) => ({ key, currency, unit })),
  );
  test.each(pairs)("$key, $currency", ({ currency, unit }) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (units) => {
        const minor = unit === "whole" ? units * 100 : units;
        const money = { currency, minor };
        expect(fromWire(toWire(money, { [currency]: unit }), currency, { [currency]: unit })).toEqual(money);
      }),
    );
  });
});

test.each([
  ["minor", "35.00"],
  ["minor", "-1"],
  ["minor", "1e3"],
  ["minor", "035"],
  ["whole", "1.5"],
  ["decimal", "35"],
  ["decimal", "35.0"],
  ["number", "4.999"],
  ["number", "4.99e2"],
  ["number", "-4.99"],
  ["number", ".5"],
  ["decimal", "35,00"],
  ["decimal", "٣٥.٠٠"],
] as const)("as %s, %j is not a valid amount", (unit, wire) => {
  expect(fromWire(wire, "CNY", { CNY: unit })).toBeNull();
});

// R-PAY-14
test("an unsupported currency has no amount, nor does a name from Object.prototype", () => {
  expect(fromWire("1", "constructor", { CNY: "minor" })).toBeNull();
  expect(() => toWire({ currency: "EUR", minor: 1 }, { CNY: "minor" })).toThrow("does not take EUR");
  expect(() => toWire({ currency: "JPY", minor: 150 }, { JPY: "whole" })).toThrow("whole units");
});

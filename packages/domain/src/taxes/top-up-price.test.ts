import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { taxGoingBack, topUpParts, topUpPrice, topUpTaxRate } from "./index.ts";

const currency = fc.constantFrom("USD", "CNY", "TWD", "JPY");
const rate = fc.integer({ min: 1, max: 10_000 });
const stepOf = (currencyId: string) => (currencyId === "TWD" || currencyId === "JPY" ? 100 : 1);
/** A price as plans have it: in whole units where cashiers take nothing else. */
const priced = currency.chain((id) =>
  fc.record({ id: fc.constant(id), net: fc.integer({ min: 1, max: 2 ** 36 }).map((n) => n * stepOf(id)) }),
);

// R-TAX-7
test("only a rule that is added to prices has a rate for top-ups", () => {
  expect(topUpTaxRate({ mode: "exclusive", rate_bp: 725 })).toBe(725);
  expect(topUpTaxRate({ mode: "inclusive", rate_bp: 725 })).toBeNull();
  expect(topUpTaxRate(null)).toBeNull();
});

// R-TAX-8
test.each([
  [1_000, "USD", 1_900, { net: 1_000, tax: 190, total: 1_190 }],
  [1_000, "USD", null, { net: 1_000, tax: 0, total: 1_000 }],
  // Half a cent, and half a yen, are rounded up.
  [1_000, "USD", 725, { net: 1_000, tax: 73, total: 1_073 }],
  [500, "JPY", 1_000, { net: 500, tax: 100, total: 600 }],
  [400, "JPY", 1_000, { net: 400, tax: 0, total: 400 }],
  [16_000, "TWD", 500, { net: 16_000, tax: 800, total: 16_800 }],
  [32_000, "TWD", 725, { net: 32_000, tax: 2_300, total: 34_300 }],
  [9_007_199_254_740, "USD", 1, { net: 9_007_199_254_740, tax: 900_719_925, total: 9_008_099_974_665 }],
])("%d %s with %s are %j", (net, currencyId, rateBp, price) => {
  expect(topUpPrice(net, currencyId, rateBp)).toEqual(price);
});

// R-TAX-8
test("price and tax are the total, within half a step of the exact tax, and payable", () => {
  fc.assert(
    fc.property(priced, rate, ({ id, net }, rateBp) => {
      const price = topUpPrice(net, id, rateBp);
      expect(price.net + price.tax).toBe(price.total);
      expect(price.net).toBe(net);
      expect(price.total % stepOf(id)).toBe(0);
      const off = BigInt(price.tax) * 10_000n - BigInt(net) * BigInt(rateBp);
      expect(off <= BigInt(stepOf(id)) * 5_000n && off > BigInt(stepOf(id)) * -5_000n).toBe(true);
    }),
  );
});

// R-TAX-8
test("a higher price or a higher rate never costs less", () => {
  fc.assert(
    fc.property(priced, rate, fc.integer({ min: 1, max: 10_000 }), ({ id, net }, rateBp, more) => {
      const { tax, total } = topUpPrice(net, id, rateBp);
      expect(topUpPrice(net + more * stepOf(id), id, rateBp).total).toBeGreaterThan(total);
      expect(topUpPrice(net, id, rateBp + more).tax).toBeGreaterThanOrEqual(tax);
    }),
  );
});

// R-TAX-8
test("a payment has the parts of its quoted price", () => {
  fc.assert(
    fc.property(priced, fc.option(rate), ({ id, net }, rateBp) => {
      const price = topUpPrice(net, id, rateBp);
      expect(topUpParts(price.total, id, rateBp)).toEqual(price);
    }),
  );
  expect(topUpParts(1_000, "USD", 1_900)).toEqual({ net: 840, tax: 160, total: 1_000 });
});

// R-TAX-12
describe("the tax in refunds", () => {
  const paid = { pay_amount: 1_190, tax_amount: 190, currency_id: "USD" };

  test("is in proportion, and rounded like the price", () => {
    expect(taxGoingBack(paid, 0, 1_190)).toBe(190);
    expect(taxGoingBack(paid, 0, 500)).toBe(80);
    expect(taxGoingBack(paid, 500, 690)).toBe(110);
    expect(taxGoingBack({ ...paid, tax_amount: 0 }, 0, 500)).toBe(0);
    // By itself the second part would have the tax of the first, and a cent would be left.
    const parts = { pay_amount: 1_130, tax_amount: 130, currency_id: "USD" };
    expect([
      taxGoingBack(parts, 0, 333),
      taxGoingBack(parts, 333, 333),
      taxGoingBack(parts, 666, 464),
    ]).toEqual([38, 39, 53]);
    expect(taxGoingBack({ pay_amount: 110_000, tax_amount: 10_000, currency_id: "TWD" }, 0, 40_000)).toBe(
      3_600,
    );
  });

  test.each([
    [-1, 10],
    [0, -1],
    [1_000, 191],
  ])("of %d and %d cannot be", (before, minor) => {
    expect(() => taxGoingBack(paid, before, minor)).toThrow(RangeError);
  });

  test("is never more than what is left, and all of it in the end, however a payment is divided", () => {
    fc.assert(
      fc.property(
        priced,
        rate,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
        ({ id, net }, rateBp, cuts) => {
          const { total, tax } = topUpPrice(net, id, rateBp);
          const payment = { pay_amount: total, tax_amount: tax, currency_id: id };
          const step = stepOf(id);
          const marks = [...cuts.map((cut) => Math.floor((cut * total) / step) * step), total].toSorted(
            (a, b) => a - b,
          );
          let [before, sum] = [0, 0];
          for (const mark of marks) {
            const share = taxGoingBack(payment, before, mark - before);
            expect(share).toBeGreaterThanOrEqual(0);
            expect(share).toBeLessThanOrEqual(mark - before);
            before = mark;
            sum += share;
            expect(sum).toBeLessThanOrEqual(tax);
          }
          expect(sum).toBe(tax);
        },
      ),
    );
  });
});

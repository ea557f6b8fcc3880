import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "../time/index.ts";
import { coinToCurrencyMinor, countryPrice, discountPeriod, isInPriceRange, shopDiscount } from "./index.ts";

const now = Date.UTC(2030, 0, 15, 12);
const running = { state: 2, percentage_discount: 33, ended_at: now + DAY_MS };

// R-PRC-3
describe("the price for a country", () => {
  const rows = [
    { country: "us", price: 999 },
    { country: "jp", price: 1_200 },
  ];
  const ratios = [
    { country: "tw", ratio_bp: 8_000 },
    { country: "br", ratio_bp: 5_000 },
    { country: "jp", ratio_bp: 1 },
  ];
  test.each([
    { says: "the country's own row is used unchanged", country: "jp", is: 1_200 },
    { says: "case makes no difference", country: "JP", is: 1_200 },
    { says: "without a row the US price is scaled", country: "tw", is: 799 },
    { says: "half a meowcent rounds up", country: "br", is: 500 },
    { says: "without a ratio it is the US price", country: "de", is: 999 },
    { says: "an unknown country gets the US price", country: null, is: 999 },
    { says: "without a country it is the US price", country: undefined, is: 999 },
  ])("$says", ({ country, is }) => {
    expect(countryPrice(rows, country, ratios)).toBe(is);
  });

  test("without a us row and without its own there is no price", () => {
    expect(countryPrice([{ country: "jp", price: 5 }], "tw", ratios)).toBeNull();
    expect(countryPrice([], null, [])).toBeNull();
  });

  test("a free game has a price of 0, not a missing price", () => {
    expect(countryPrice([{ country: "us", price: 0 }], "tw", ratios)).toBe(0);
  });

  test("a negative or invalid price is refused", () => {
    expect(() => countryPrice([{ country: "us", price: -1 }], "us", [])).toThrow(RangeError);
    expect(() => countryPrice([{ country: "us", price: 9.5 }], "us", [])).toThrow(RangeError);
  });
});

// R-PRC-4
describe("the shop's discount", () => {
  test.each([
    { says: "33 % off 999 is 330 off", activity: running, is: { discount: 330, sale: 669, percent: 33 } },
    {
      says: "an offer without an end is active",
      activity: { ...running, ended_at: null },
      is: { discount: 330, sale: 669, percent: 33 },
    },
    {
      says: "state 1 does not count",
      activity: { ...running, state: 1 },
      is: { discount: 0, sale: 999, percent: 0 },
    },
    {
      says: "state 3 does not count",
      activity: { ...running, state: 3 },
      is: { discount: 0, sale: 999, percent: 0 },
    },
    {
      says: "an offer counts until its last moment",
      activity: { ...running, ended_at: now + 1 },
      is: { discount: 330, sale: 669, percent: 33 },
    },
    {
      says: "at its end an offer is over",
      activity: { ...running, ended_at: now },
      is: { discount: 0, sale: 999, percent: 0 },
    },
    { says: "no offer, no discount", activity: null, is: { discount: 0, sale: 999, percent: 0 } },
    {
      says: "100 % off is free",
      activity: { ...running, percentage_discount: 100 },
      is: { discount: 999, sale: 0, percent: 100 },
    },
  ])("$says", ({ activity, is }) => {
    expect(shopDiscount(999, activity, now)).toEqual({ list: 999, ...is });
  });

  test("a negative price is refused", () => {
    expect(() => shopDiscount(-1, null, now)).toThrow(RangeError);
  });

  test("discount and sale add up to the list price, and neither is negative", () => {
    fc.assert(
      fc.property(price(), percentage(), (list, percent) => {
        const { discount, sale } = shopDiscount(list, { ...running, percentage_discount: percent }, now);
        expect(discount + sale).toBe(list);
        expect(Math.min(discount, sale)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("a higher percentage never raises a price", () => {
    fc.assert(
      fc.property(price(), percentage(), percentage(), (list, a, b) => {
        const sale = (percent: number) =>
          shopDiscount(list, { ...running, percentage_discount: percent }, now).sale;
        expect(sale(Math.max(a, b))).toBeLessThanOrEqual(sale(Math.min(a, b)));
      }),
    );
  });
});

// R-PRC-5
describe("how long an offer still runs", () => {
  test.each([
    { says: "the last moment shows as one day", leftMs: 1, is: { kind: "one-day" } },
    { says: "just under 24 hours is one day", leftMs: DAY_MS - 1, is: { kind: "one-day" } },
    { says: "24 hours are counted in days", leftMs: DAY_MS, is: { kind: "days", days: 1 } },
    { says: "25 hours are 2 days", leftMs: DAY_MS + HOUR_MS, is: { kind: "days", days: 2 } },
    { says: "48 hours are 2 days", leftMs: 2 * DAY_MS, is: { kind: "days", days: 2 } },
    { says: "with no time left nothing is shown", leftMs: 0, is: null },
    { says: "for an ended offer nothing is shown", leftMs: -DAY_MS, is: null },
  ])("$says", ({ leftMs, is }) => {
    expect(discountPeriod(now + leftMs, now)).toEqual(is);
  });

  test("an offer without an end has no remaining time", () => {
    expect(discountPeriod(null, now)).toBeNull();
  });
});

test.each([
  { says: "at par the amount stays the same", meowcent: 999, rate: 10_000, is: 999 },
  { says: "at a rate of 7.2 the amount is multiplied by it", meowcent: 999, rate: 72_000, is: 7_193 },
  { says: "half a minor unit rounds up", meowcent: 1, rate: 5_000, is: 1 },
  { says: "zero coins are zero", meowcent: 0, rate: 72_000, is: 0 },
])("coins in a currency: $says", ({ meowcent, rate, is }) => {
  expect(coinToCurrencyMinor(meowcent, rate)).toBe(is);
});

// R-PRC-9
describe("the price filter", () => {
  const onOffer = { list: 1_000, discount: 300, sale: 700, percent: 30 };
  test.each([
    { says: "an open range contains every price", range: {}, is: true },
    { says: "both bounds are inclusive", range: { min: 1_000, max: 1_000 }, is: true },
    { says: "the list price counts", range: { max: 999 }, is: false },
    {
      says: "with `after discount` the sale price counts",
      range: { max: 999, after_discount: true },
      is: true,
    },
    {
      says: "with `after discount` a game may be too cheap",
      range: { min: 701, after_discount: true },
      is: false,
    },
    { says: "null leaves a side open", range: { min: null, max: null }, is: true },
  ])("$says", ({ range, is }) => {
    expect(isInPriceRange(onOffer, range)).toBe(is);
  });
});

function price() {
  return fc.integer({ min: 0, max: 10_000_000 });
}

function percentage() {
  return fc.integer({ min: 0, max: 100 });
}

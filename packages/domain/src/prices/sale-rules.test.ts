import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY_MS } from "../time/index.ts";
import {
  priceFacts,
  priceTimeline,
  raisesPrice,
  saleRefusal,
  strictestSaleRules,
  type PriceEvent,
} from "./index.ts";

const now = Date.UTC(2030, 5, 15, 12);
const ago = (days: number) => now - days * DAY_MS;
const RULES = { percentMin: 10, percentMax: 90, cooldownDays: 30, steadyDays: 30 };

const price = (days: number, amount: number): PriceEvent => ({
  kind: "price",
  at: ago(days),
  country: "us",
  price: amount,
});
const sale = (days: number, percent: number, endsDays: number | null = null): PriceEvent => ({
  kind: "sale",
  at: ago(days),
  percent,
  ends_at: endsDays === null ? null : ago(endsDays),
});
const refused = (events: readonly PriceEvent[], percent: number, at = now) =>
  saleRefusal([priceTimeline(events, "us", at)], percent, RULES, at);

// R-PRC-15
describe("a sale may begin", () => {
  test.each<{ says: string; events: PriceEvent[]; percent: number; code: string | null }>([
    { says: "after a steady price", events: [price(90, 100)], percent: 30, code: null },
    { says: "with the least percentage", events: [price(90, 100)], percent: 10, code: null },
    { says: "with the greatest percentage", events: [price(90, 100)], percent: 90, code: null },
    { says: "but not with less", events: [price(90, 100)], percent: 9, code: "price/sale-percent" },
    { says: "nor with more", events: [price(90, 100)], percent: 91, code: "price/sale-percent" },
    { says: "nor with half a percent", events: [price(90, 100)], percent: 10.5, code: "price/sale-percent" },
    {
      says: "30 days after the last one ended",
      events: [price(90, 100), sale(40, 20, 30)],
      percent: 30,
      code: null,
    },
    {
      says: "but not 29 days after",
      events: [price(90, 100), sale(40, 20, 29)],
      percent: 30,
      code: "price/sale-too-soon",
    },
    {
      says: "nor after one that was ended by hand",
      events: [price(90, 100), sale(40, 20), sale(29, 0)],
      percent: 30,
      code: "price/sale-too-soon",
    },
    { says: "30 days after a raise", events: [price(90, 100), price(30, 120)], percent: 30, code: null },
    {
      says: "but not 29 days after",
      events: [price(90, 100), price(29, 120)],
      percent: 30,
      code: "price/raised-before-sale",
    },
    { says: "at any time after a cut", events: [price(90, 100), price(1, 80)], percent: 30, code: null },
    { says: "while one runs, if deeper", events: [price(90, 100), sale(3, 20)], percent: 30, code: null },
    {
      says: "but not if smaller",
      events: [price(90, 100), sale(3, 20)],
      percent: 19,
      code: "price/sale-percent",
    },
  ])("$says", ({ events, percent, code }) => {
    expect(refused(events, percent)?.code ?? null).toBe(code);
  });

  test("the refusal says from when on", () => {
    const events = [price(90, 100), sale(40, 20, 12)];
    expect(refused(events, 30)?.facts).toEqual({ from: new Date(ago(12 - 30)).toISOString() });
    expect(refused(events, 30, ago(12 - 30))).toBeNull();
  });

  test("in one country refused is refused", () => {
    const steady = priceTimeline([price(90, 100)], "us", now);
    const raised = priceTimeline([price(90, 100), price(5, 110)], "us", now);
    expect(saleRefusal([steady, raised], 30, RULES, now)?.code).toBe("price/raised-before-sale");
    expect(saleRefusal([], 30, RULES, now)).toBeNull();
  });
});

// R-PRC-13, R-PRC-15
test("a sale that keeps the rules announces its own percentage: the list price is the prior price", () => {
  const change = fc.record({
    days: fc.integer({ min: 1, max: 120 }),
    value: fc.integer({ min: 10, max: 90 }),
    lasts: fc.integer({ min: 1, max: 40 }),
    isSale: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), fc.integer({ min: 10, max: 90 }), (changes, percent) => {
      const events: PriceEvent[] = [price(200, 5_000)];
      for (const { days, value, lasts, isSale } of changes.toSorted((a, b) => b.days - a.days)) {
        const at = ago(days);
        const running = priceTimeline(events, "us", at);
        if (isSale && saleRefusal([running], value, RULES, at) === null)
          events.push(sale(days, value, days - lasts));
        const before = running.at(-1)?.price;
        const rises = raisesPrice([{ before: before?.list ?? null, after: value * 100 }]);
        if (!isSale && !(rises && (before?.percent ?? 0) > 0)) events.push(price(days, value * 100));
      }
      if (refused(events, percent) !== null) return;
      const announced = priceFacts(
        priceTimeline([...events, sale(0, percent)], "us", now),
        { country: "us", soldSince: ago(200) },
        now,
      );
      expect(announced.announced_percent).toBe(percent);
    }),
  );
});

test.each([
  { says: "a higher price", before: 100, after: 101, is: true },
  { says: "the same price", before: 100, after: 100, is: false },
  { says: "a lower price", before: 100, after: 99, is: false },
  { says: "a first price", before: null, after: 100, is: false },
  { says: "a price taken away", before: 100, after: null, is: false },
])("$says: raises $is", ({ before, after, is }) => {
  expect(
    raisesPrice([
      { before: 1, after: 1 },
      { before, after },
    ]),
  ).toBe(is);
});

test("the strictest rules of all shops count", () => {
  const lenient = { percentMin: 5, percentMax: 95, cooldownDays: 45, steadyDays: 30 };
  expect(strictestSaleRules([RULES, lenient])).toEqual({ ...RULES, cooldownDays: 45 });
});

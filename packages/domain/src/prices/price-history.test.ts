import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "../time/index.ts";
import { countryPrice, priceFacts, priceTimeline, shopDiscount, type PriceEvent } from "./index.ts";
import { latestPrice } from "./price-timeline.ts";

const now = Date.UTC(2030, 5, 15, 12);
const ago = (days: number) => now - days * DAY_MS;
const price = (days: number, amount: number | null, country = "us"): PriceEvent => ({
  kind: "price",
  at: ago(days),
  country,
  price: amount,
});
const sale = (days: number, percent: number, endsDays: number | null = null): PriceEvent => ({
  kind: "sale",
  at: ago(days),
  percent,
  ends_at: endsDays === null ? null : ago(endsDays),
});
const ratio = (days: number, country: string, ratio_bp: number | null): PriceEvent => ({
  kind: "ratio",
  at: ago(days),
  country,
  ratio_bp,
});
const factsOf = (
  events: readonly PriceEvent[],
  country: string | null = "us",
  at = now,
  soldSince: number | null = ago(1_000),
) => priceFacts(priceTimeline(events, country, at), { country, soldSince }, at);
const paid = (events: readonly PriceEvent[], country: string | null = "us") =>
  priceTimeline(events, country, now).map(({ at_ms, price: then }) => [
    (now - at_ms) / DAY_MS,
    then?.sale ?? null,
  ]);

// R-PRC-12
describe("the timeline", () => {
  test.each<{ says: string; events: PriceEvent[]; is: [number, number | null][] }>([
    { says: "is empty without a price", events: [sale(5, 20)], is: [] },
    { says: "begins with the first price", events: [price(50, 100)], is: [[50, 100]] },
    {
      says: "has a point where a sale ends by the clock",
      events: [price(50, 100), sale(20, 25, 10)],
      is: [
        [50, 100],
        [20, 75],
        [10, 100],
      ],
    },
    {
      says: "has none for an end that has not come",
      events: [price(50, 100), sale(20, 25, -10)],
      is: [
        [50, 100],
        [20, 75],
      ],
    },
    {
      says: "ignores what has not happened yet",
      events: [price(50, 100), sale(-1, 25)],
      is: [[50, 100]],
    },
    {
      says: "has one point for changes of one moment",
      events: [price(50, 100), price(20, 200), sale(20, 50)],
      is: [
        [50, 100],
        [20, 100],
      ],
    },
    {
      says: "shows the time without a price",
      events: [price(50, 100), price(30, null), price(10, 90)],
      is: [
        [50, 100],
        [30, null],
        [10, 90],
      ],
    },
    {
      says: "sorts events by time",
      events: [sale(20, 0), price(50, 100), sale(30, 10)],
      is: [
        [50, 100],
        [30, 90],
        [20, 100],
      ],
    },
    {
      says: "a sale replaced before its end does not end twice",
      events: [price(50, 100), sale(30, 10, 10), sale(20, 0)],
      is: [
        [50, 100],
        [30, 90],
        [20, 100],
      ],
    },
  ])("$says", ({ events, is }) => {
    expect(paid(events)).toEqual(is);
  });

  test("follows the country's ratio until it has a price of its own", () => {
    const events = [price(50, 1_000), ratio(60, "jp", 9_000), ratio(40, "jp", 8_000), price(30, 700, "jp")];
    expect(paid(events, "jp")).toEqual([
      [50, 900],
      [40, 800],
      [30, 700],
    ]);
    expect(paid([...events, price(20, null, "jp"), ratio(10, "jp", null)], "jp").slice(3)).toEqual([
      [20, 800],
      [10, 1_000],
    ]);
    expect(paid(events, null)).toEqual([[50, 1_000]]);
  });

  test("a replay ends with what the price list says", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.option(fc.integer({ min: 0, max: 1_000_000 })),
        fc.integer({ min: 1, max: 20_000 }),
        fc.integer({ min: 0, max: 100 }),
        fc.option(fc.integer({ min: -20, max: 20 })),
        (us, jp, ratio_bp, percent, endsDays) => {
          const events = [
            price(40, us),
            ...(jp === null ? [] : [price(40, jp, "jp")]),
            ratio(40, "jp", ratio_bp),
            sale(25, percent, endsDays),
          ];
          const rows = [{ country: "us", price: us }, ...(jp === null ? [] : [{ country: "jp", price: jp }])];
          const list = countryPrice(rows, "jp", [{ country: "jp", ratio_bp }]) ?? 0;
          const ended_at = endsDays === null ? null : ago(endsDays);
          const activity = { state: 2, percentage_discount: percent, ended_at };
          expect(latestPrice(priceTimeline(events, "jp", now))).toEqual(shopDiscount(list, activity, now));
        },
      ),
    );
  });
});

// R-PRC-13
describe("the lowest price of the 30 days before", () => {
  test.each<{ says: string; events: PriceEvent[]; low: number | null; percent: number }>([
    {
      says: "100, 80, 100, 90: the reduction to 90 is measured from 80, so there is none",
      events: [price(200, 100), price(25, 80), price(15, 100), sale(5, 10)],
      low: 80,
      percent: 0,
    },
    {
      says: "100, 80, 100, 60: 25 % from 80, not 40 % from 100",
      events: [price(200, 100), price(25, 80), price(15, 100), sale(5, 40)],
      low: 80,
      percent: 25,
    },
    {
      says: "100, 80 on sale, 100, 90: the former sale counts as well",
      events: [price(200, 100), sale(25, 20, 15), sale(5, 10)],
      low: 80,
      percent: 0,
    },
    {
      says: "what ended more than 30 days before the reduction does not count",
      events: [price(200, 100), sale(60, 20, 35), sale(5, 10)],
      low: 100,
      percent: 10,
    },
    {
      says: "what ended exactly 30 days before does not count either",
      events: [price(200, 100), sale(60, 20, 35), sale(5, 10)],
      low: 100,
      percent: 10,
    },
    {
      says: "a game younger than 30 days is measured from its own life",
      events: [price(12, 100), sale(3, 30)],
      low: 100,
      percent: 30,
    },
    {
      says: "a game that began reduced has reduced nothing",
      events: [price(12, 100), sale(12, 30)],
      low: null,
      percent: 0,
    },
    {
      says: "a progressive cut without a break is measured from before its first step",
      events: [price(200, 100), sale(28, 10), sale(20, 30), sale(10, 50)],
      low: 100,
      percent: 50,
    },
    {
      says: "also when its first step is longer ago than 30 days",
      events: [price(200, 100), sale(90, 10), sale(50, 30)],
      low: 100,
      percent: 30,
    },
    {
      says: "a smaller reduction after a deeper one is another",
      events: [price(200, 100), sale(28, 50), sale(10, 20)],
      low: 50,
      percent: 0,
    },
    {
      says: "a break makes it another",
      events: [price(200, 100), sale(28, 20, 20), sale(19, 40)],
      low: 80,
      percent: 25,
    },
    {
      says: "a lower list price in the middle of a sale makes it deeper",
      events: [price(200, 100), sale(20, 20), price(10, 90)],
      low: 100,
      percent: 20,
    },
    {
      says: "without a reduction it is that of the last 30 days",
      events: [price(200, 100), sale(25, 20, 20)],
      low: 80,
      percent: 0,
    },
    {
      says: "without a reduction, today counts",
      events: [price(200, 100), price(0, 70)],
      low: 70,
      percent: 0,
    },
    { says: "a game without a price has none", events: [sale(3, 20)], low: null, percent: 0 },
  ])("$says", ({ events, low, percent }) => {
    expect(factsOf(events)).toMatchObject({ lowest_30_days: low, announced_percent: percent });
  });

  test.each([
    { country: "us", low: 100, percent: 50 },
    { country: "pl", low: 70, percent: 28 },
    { country: "PL", low: 70, percent: 28 },
  ])("100, 90, 70, 50 without a break, in $country: $percent % from $low", ({ country, low, percent }) => {
    const events = [price(200, 100), sale(28, 10), sale(20, 30), sale(10, 50)];
    expect(factsOf(events, country)).toMatchObject({ lowest_30_days: low, announced_percent: percent });
  });

  test.each([
    { says: "a moment after its release", releasedAgo: 3 + 1 / DAY_MS, low: null, percent: 0 },
    { says: "not quite seven days after its release", releasedAgo: 10 - 1 / DAY_MS, low: null, percent: 0 },
    { says: "seven days after its release", releasedAgo: 10, low: 100, percent: 20 },
    { says: "before its release", releasedAgo: 2, low: null, percent: 0 },
  ])("a game that is reduced $says announces $percent %", ({ releasedAgo, low, percent }) => {
    // Its price has been known for months.
    const events = [price(90, 100), sale(3, 20)];
    expect(factsOf(events, "us", now, ago(releasedAgo))).toMatchObject({
      lowest_30_days: low,
      announced_percent: percent,
    });
    expect(factsOf(events, "us", now, null)).toMatchObject({ lowest_30_days: null, announced_percent: 0 });
  });

  test("a price that was away for most of the time before is not one to be reduced from", () => {
    const events = [price(200, 100), price(60, null), price(5, 100), sale(1, 40)];
    expect(factsOf(events)).toMatchObject({ lowest_30_days: null, announced_percent: 0 });
  });

  test("counts to the millisecond", () => {
    const events = (endsAtMs: number): PriceEvent[] => [
      price(200, 100),
      { kind: "sale", at: ago(60), percent: 20, ends_at: endsAtMs },
      sale(5, 10),
    ];
    expect(factsOf(events(ago(35))).lowest_30_days).toBe(100);
    expect(factsOf(events(ago(35) + 1)).lowest_30_days).toBe(80);
  });

  test("the clock ends a reduction and what it is measured from", () => {
    const events = [price(200, 100), sale(5, 40, 0)];
    expect(factsOf(events, "us", now - 1)).toMatchObject({ lowest_30_days: 100, announced_percent: 40 });
    expect(factsOf(events, "us", now)).toMatchObject({ lowest_30_days: 60, announced_percent: 0 });
    expect(factsOf(events, "us", now + 29 * DAY_MS)).toMatchObject({ lowest_30_days: 60 });
    expect(factsOf(events, "us", now + 31 * DAY_MS)).toMatchObject({ lowest_30_days: 100 });
  });

  test("a percentage is never more than the prior price allows", () => {
    const change = fc.record({
      days: fc.integer({ min: 0, max: 90 }),
      value: fc.integer({ min: 1, max: 99 }),
    });
    fc.assert(
      fc.property(fc.array(change), fc.array(change), (prices, sales) => {
        const facts = factsOf([
          price(100, 50),
          ...prices.map(({ days, value }) => price(days, value * 10)),
          ...sales.map(({ days, value }) => sale(days, value)),
        ]);
        const { current, lowest_30_days: low, announced_percent: percent } = facts;
        if (percent === 0 || current === null || low === null) return;
        expect(current.sale).toBeLessThan(low);
        // Half a unit of rounding in the discount itself.
        expect(low - (low * percent) / 100).toBeGreaterThanOrEqual(current.sale - 1);
      }),
    );
  });
});

// R-PRC-14
describe("the all-time low", () => {
  test.each<{ says: string; events: PriceEvent[]; is: [number, number, number | null] | null }>([
    {
      says: "says from when to when",
      events: [price(200, 100), sale(90, 50, 80), sale(20, 30)],
      is: [50, 90, 80],
    },
    {
      says: "of two equal ones it is the later",
      events: [price(200, 100), sale(90, 50, 80), sale(40, 50, 30)],
      is: [50, 40, 30],
    },
    { says: "is now while nothing was lower", events: [price(200, 100), sale(20, 30)], is: [70, 20, null] },
    {
      says: "goes on while the same is paid for another reason",
      events: [price(200, 100), sale(50, 50, 40), price(40, 50)],
      is: [50, 50, null],
    },
    { says: "is missing without a price", events: [], is: null },
  ])("$says", ({ events, is }) => {
    const low = factsOf(events).all_time_low;
    const days = (ms: number | null) => (ms === null ? null : (now - ms) / DAY_MS);
    expect(low && [low.price, days(low.from_ms), days(low.until_ms)]).toEqual(is);
  });
});

// R-PRC-14
test.each<{ says: string; events: PriceEvent[]; is: [number, number, number] | null }>([
  { says: "a price that never rose has no mark", events: [price(90, 100), price(50, 80)], is: null },
  {
    says: "the latest rise is marked",
    events: [price(90, 100), price(50, 120), price(30, 90), price(10, 95)],
    is: [10, 90, 95],
  },
  { says: "the end of a sale is no rise", events: [price(90, 100), sale(50, 30, 40)], is: null },
  {
    says: "a pause without a price hides no rise",
    events: [price(90, 100), price(50, null), price(40, 110)],
    is: [40, 100, 110],
  },
])("raise: $says", ({ events, is }) => {
  const { raise } = factsOf(events);
  expect(raise && [(now - raise.at_ms) / DAY_MS, raise.from, raise.to]).toEqual(is);
});

test("an hour is enough for a point", () => {
  const events: PriceEvent[] = [
    price(1, 100),
    { kind: "sale", at: ago(1) + HOUR_MS, percent: 10, ends_at: null },
  ];
  expect(priceTimeline(events, "us", now)).toHaveLength(2);
});

import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY_MS } from "../time/index.ts";
import {
  announcedPercent,
  announcedPrice,
  announcementsOf,
  priceFacts,
  priceTimeline,
  shopDiscount,
  type PriceEvent,
} from "./index.ts";

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

/** A game as lists carry it, from its log. */
function shown(events: readonly PriceEvent[], country: string | null, soldSince = ago(1_000)) {
  const current = priceTimeline(events, country, now).at(-1)?.price;
  const last = events
    .toSorted((a, b) => Number(a.at) - Number(b.at))
    .findLast((event) => event.kind === "sale");
  const activity = last && {
    state: last.percent > 0 ? 2 : 3,
    percentage_discount: last.percent,
    ended_at: last.ends_at,
    announcements: announcementsOf(events, soldSince),
  };
  return { list: current?.list ?? null, activity };
}

function announced(events: readonly PriceEvent[], country: string | null, soldSince?: number) {
  const { list, activity } = shown(events, country, soldSince);
  return list === null ? null : announcedPrice(list, activity, country, now);
}

// R-PRC-17
describe("what a sale is announced with", () => {
  const running = [ratio(900, "de", 10_000), price(200, 2_499), sale(5, 15)];

  test("its own percentage off the list price, and nothing is stored for it", () => {
    expect(announcementsOf(running, ago(100)).filter(({ country }) => country !== "pl")).toEqual([]);
    for (const country of ["us", "de", "FR", null])
      expect(announced(running, country)).toEqual({
        sale: 2_124,
        was: 2_499,
        percent: 15,
        lowest_30_days: 2_499,
      });
  });

  test("nothing where the ratio of the country was raised while it runs", () => {
    const raised = [...running, ratio(1, "de", 15_000)];
    expect(announced(raised, "DE")).toEqual({ sale: 3_187, was: null, percent: 0, lowest_30_days: 2_124 });
    expect(announcedPercent(shown(raised, "de").activity, "de", now)).toBe(0);
    expect(announced(raised, "us")).toMatchObject({ was: 2_499, percent: 15 });
    expect(announced(raised, "fr")).toMatchObject({ was: 2_499, percent: 15 });
  });

  test("less where it was raised in the 30 days before", () => {
    const raised = [ratio(900, "de", 10_000), price(200, 1_000), ratio(20, "de", 11_000), sale(5, 20)];
    expect(announced(raised, "de")).toEqual({ sale: 880, was: 1_000, percent: 12, lowest_30_days: 1_000 });
    expect(announced(raised, "us")).toMatchObject({ was: 1_000, percent: 20 });
  });

  test("the same again where the ratio was lowered: more is off than that, not less", () => {
    const lowered = [...running, ratio(1, "de", 8_000)];
    expect(announced(lowered, "de")).toEqual({ sale: 1_699, was: 1_999, percent: 15, lowest_30_days: 2_499 });
  });

  test("nothing for a country's own price that was raised in the 30 days before", () => {
    const raised = [price(200, 1_000), price(200, 700, "jp"), price(10, 1_000, "jp"), sale(5, 20)];
    expect(announced(raised, "jp")).toMatchObject({ sale: 800, was: null, percent: 0, lowest_30_days: 700 });
    expect(announced(raised, "us")).toMatchObject({ percent: 20 });
  });

  test("in the base country nothing, everywhere else nothing, unless the country's is better", () => {
    const raised = [price(200, 700), price(200, 1_000, "jp"), price(10, 1_000), sale(5, 20)];
    expect(announced(raised, "us")).toMatchObject({ was: null, percent: 0 });
    expect(announced(raised, "fr")).toMatchObject({ was: null, percent: 0 });
    expect(announced(raised, null)).toMatchObject({ was: null, percent: 0 });
    expect(announced(raised, "jp")).toMatchObject({ was: 1_000, percent: 20 });
  });

  test("nothing right after the release", () => {
    expect(announced([price(90, 1_000), sale(5, 20)], "us", ago(5) - 1_000)).toEqual({
      sale: 800,
      was: null,
      percent: 0,
      lowest_30_days: null,
    });
  });

  test("in Poland each step of a deepening sale is measured from the one before", () => {
    const deepening = [price(200, 1_000), sale(28, 10), sale(20, 30), sale(10, 50)];
    expect(announced(deepening, "PL")).toEqual({ sale: 500, was: 700, percent: 28, lowest_30_days: 700 });
    expect(announced(deepening, "de")).toMatchObject({ was: 1_000, percent: 50 });
  });

  test("once it has ended, nothing", () => {
    expect(announced([price(200, 1_000), sale(9, 20, 1)], "us")).toEqual({
      sale: 1_000,
      was: null,
      percent: 0,
      lowest_30_days: null,
    });
    expect(announcementsOf([price(200, 1_000), sale(9, 20, 5), ratio(1, "de", 9_000)], ago(200))).toEqual([]);
  });

  test("a percentage by itself needs no price", () => {
    const activity = { state: 2, percentage_discount: 15, ended_at: null, announcements: [] };
    expect(announcedPercent(activity, "de", now)).toBe(15);
    expect(announcedPercent({ ...activity, state: 1 }, "de", now)).toBe(0);
    expect(announcedPercent(null, "de", now)).toBe(0);
  });
});

const day = fc.integer({ min: 0, max: 90 });
const country = fc.constantFrom("us", "de", "jp", "pl");
const events = fc.array(
  fc.oneof(
    fc
      .record({ days: day, country, amount: fc.option(fc.integer({ min: 0, max: 5_000 })) })
      .map((made) => price(made.days, made.amount, made.country)),
    fc
      .record({
        days: day,
        percent: fc.integer({ min: 0, max: 90 }),
        lasts: fc.option(fc.integer({ min: 1, max: 60 })),
      })
      .map((made) => sale(made.days, made.percent, made.lasts === null ? null : made.days - made.lasts)),
    fc
      .record({ days: day, country, bp: fc.option(fc.integer({ min: 5_000, max: 20_000 })) })
      .map((made) => ratio(made.days, made.country, made.bp)),
  ),
  { maxLength: 12 },
);

// R-PRC-17
test("whatever happened, a card announces what the price history says, in every country", () => {
  fc.assert(
    fc.property(
      events,
      day,
      fc.constantFrom("us", "de", "jp", "pl", "fr", null),
      (happened, soldDays, where) => {
        // As the API reads them: in the order in which they were logged.
        const log = [
          ratio(900, "de", 9_000),
          price(91, 1_000),
          ...happened.toSorted((a, b) => Number(a.at) - Number(b.at)),
        ];
        const soldSince = ago(soldDays);
        const { list, activity } = shown(log, where, soldSince);
        const facts = priceFacts(priceTimeline(log, where, now), { country: where, soldSince }, now);
        if (list === null) return;
        const said = announcedPrice(list, activity, where, now);
        expect(said.percent).toBe(facts.announced_percent);
        expect(said.sale).toBe(shopDiscount(list, activity, now).sale);
        if (said.lowest_30_days !== null) expect(said.lowest_30_days).toBe(facts.lowest_30_days);
        if (said.was === null) return;
        expect(said.was).toBeLessThanOrEqual(Math.min(list, facts.lowest_30_days ?? 0));
        expect(said.sale).toBeLessThan(said.was);
        // Half a unit of rounding in the discount itself.
        expect(Math.floor(((said.was - said.sale + 1) * 100) / said.was)).toBeGreaterThanOrEqual(
          said.percent,
        );
      },
    ),
    { numRuns: 2_000 },
  );
});

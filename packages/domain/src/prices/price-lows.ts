import { DAY_MS, instantMs, type Instant } from "../time/index.ts";
import { latestPrice, type PriceTimeline } from "./price-timeline.ts";
import type { DiscountedPrice } from "./shop-discount.ts";

/** How far back the prior price of a reduction looks, in days: Directive 98/6/EC, article 6a (R-PRC-13). */
export const PRIOR_PRICE_DAYS = 30;

/** The lowest price a game ever had. */
export interface AllTimeLow {
  readonly price: number;
  /** When it last began to cost this. */
  readonly from_ms: number;
  /** When it last stopped costing this; null: it costs this now. */
  readonly until_ms: number | null;
}

/** A rise of the list price. */
export interface PriceRaise {
  readonly at_ms: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The lowest price of the 30 days before the current reduction; without a reduction, of the 30 days before `now`
 * (R-PRC-13). For a game younger than that, of its whole life. Null: there was no price.
 *
 * A reduction that is made deeper without a break is one reduction: 100, then 80, then 60 is measured from 100. One that
 * follows a deeper one is another: 100, then 60, then 80 is measured from 60.
 */
function lowestOf30Days(timeline: PriceTimeline, now: Instant): number | null {
  const toMs = reductionStartMs(timeline) ?? instantMs(now) + 1;
  return lowestBetween(timeline, toMs - PRIOR_PRICE_DAYS * DAY_MS, toMs);
}

/**
 * The percentage that may be announced: measured from the lowest price of the 30 days before (R-PRC-13). Equal to the
 * sale's own percentage as long as nobody raised the price before; 0: there is nothing to announce.
 *
 * @param prior from `lowestOf30Days`; null: the game had no price before, so nothing was reduced
 */
function announcedPercent(price: DiscountedPrice, prior: number | null): number {
  if (price.percent === 0 || prior === null || prior <= price.sale) return 0;
  if (prior >= price.list) return price.percent;
  return Math.floor(((prior - price.sale) * 100) / prior);
}

/** The lowest price of a game's whole life, with its last time. Null: it never had a price. */
function allTimeLow(timeline: PriceTimeline): AllTimeLow | null {
  let low: AllTimeLow | null = null;
  for (const [index, { at_ms, price }] of timeline.entries()) {
    if (price === null || (low !== null && price.sale > low.price)) continue;
    const until_ms = timeline[index + 1]?.at_ms ?? null;
    low = { price: price.sale, from_ms: beganAtMs(low, price.sale, at_ms), until_ms };
  }
  return low;
}

/** The list price may change without what is paid changing: still one time. */
const beganAtMs = (low: AllTimeLow | null, price: number, atMs: number): number =>
  low !== null && low.price === price && low.until_ms === atMs ? low.from_ms : atMs;

/** The latest rise of the list price; null: it never rose. An all-time low from before says little about today. */
export function latestRaise(timeline: PriceTimeline): PriceRaise | null {
  return raisesOf(timeline).at(-1) ?? null;
}

/** Every rise of the list price, oldest first. Coming back after a time without a price counts from the last one. */
function raisesOf(timeline: PriceTimeline): readonly PriceRaise[] {
  const priced = timeline.flatMap(({ at_ms, price }) =>
    price === null ? [] : [{ at_ms, list: price.list }],
  );
  return priced.flatMap(({ at_ms, list }, index) => {
    const before = priced[index - 1]?.list ?? list;
    return list > before ? [{ at_ms, from: before, to: list }] : [];
  });
}

/** When the current reduction began; null: the price is not reduced. */
function reductionStartMs(timeline: PriceTimeline): number | null {
  const isReduced = (index: number) => (timeline[index]?.price?.percent ?? 0) > 0;
  let first = timeline.length - 1;
  if (!isReduced(first)) return null;
  while (isReduced(first - 1) && saleAt(timeline, first - 1) >= saleAt(timeline, first)) first -= 1;
  return timeline[first]?.at_ms ?? null;
}

const saleAt = (timeline: PriceTimeline, index: number): number => timeline[index]?.price?.sale ?? 0;

/** The lowest price in force at any moment of a span; its end is not part of it. */
function lowestBetween(timeline: PriceTimeline, fromMs: number, toMs: number): number | null {
  const inForce = timeline.filter(
    ({ at_ms }, index) => at_ms < toMs && (timeline[index + 1]?.at_ms ?? Infinity) > fromMs,
  );
  const sales = inForce.flatMap(({ price }) => (price === null ? [] : [price.sale]));
  return sales.length === 0 ? null : Math.min(...sales);
}

/** Everything a price panel states about one game in one country. */
export interface PriceFacts {
  /** Null: the game has no price. */
  readonly current: DiscountedPrice | null;
  readonly lowest_30_days: number | null;
  /** See `announcedPercent`. */
  readonly announced_percent: number;
  readonly all_time_low: AllTimeLow | null;
  readonly raise: PriceRaise | null;
}

/** What the log says about a game's price today. */
export function priceFacts(timeline: PriceTimeline, now: Instant): PriceFacts {
  const current = latestPrice(timeline);
  const low = lowestOf30Days(timeline, now);
  return {
    current,
    lowest_30_days: low,
    announced_percent: current ? announcedPercent(current, low) : 0,
    all_time_low: allTimeLow(timeline),
    raise: latestRaise(timeline),
  };
}

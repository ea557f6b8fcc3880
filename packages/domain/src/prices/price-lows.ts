import { DAY_MS, instantMs, type Instant } from "../time/index.ts";
import { latestPrice, type PriceTimeline } from "./price-timeline.ts";
import type { DiscountedPrice } from "./shop-discount.ts";

/** How far back the prior price of a reduction looks, in days: Directive 98/6/EC, article 6a (R-PRC-13). */
export const PRIOR_PRICE_DAYS = 30;

/**
 * A reduction may be announced once the game has been sold for so many of these days, in days (R-PRC-13): a price that
 * stood for a moment is no price to be reduced from. The directive leaves goods that are new on the market to its
 * member states.
 */
const PRIOR_PRICE_DAYS_MIN = 7;

/**
 * Countries in which each step of a deepening reduction is measured from the price before that step: they did not adopt
 * article 6a(5).
 */
export const EACH_STEP_COUNTRIES: readonly string[] = ["pl"];

/** What the prior price of a reduction depends on, besides the prices (R-PRC-13). */
interface PriorPriceTerms {
  /** Two letters, in any case; null: not known. */
  readonly country: string | null;
  /** The game's release: what could not be bought was no price. Null: it has no release date. */
  readonly soldSince: Instant | null;
}

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
 * (R-PRC-13). For a game younger than that, of its whole life. Null: there was no price, or not for long enough.
 *
 * A reduction that is made deeper without a break is one reduction: 100, then 80, then 60 is measured from 100, except
 * in `EACH_STEP_COUNTRIES`. One that follows a deeper one is another: 100, then 60, then 80 is measured from 60.
 */
function lowestOf30Days(timeline: PriceTimeline, terms: PriorPriceTerms, now: Instant): number | null {
  const startMs = reductionStartMs(timeline, isDeepeningOne(terms.country));
  const toMs = startMs ?? instantMs(now) + 1;
  const soldMs = terms.soldSince === null ? Infinity : instantMs(terms.soldSince);
  const fromMs = Math.max(toMs - PRIOR_PRICE_DAYS * DAY_MS, soldMs);
  const spans = pricesBetween(timeline, fromMs, toMs);
  const pricedMs = spans.reduce((sum, { lastsMs }) => sum + lastsMs, 0);
  if (spans.length === 0 || (startMs !== null && pricedMs < PRIOR_PRICE_DAYS_MIN * DAY_MS)) return null;
  return Math.min(...spans.map(({ sale }) => sale));
}

const isDeepeningOne = (country: string | null): boolean =>
  !EACH_STEP_COUNTRIES.includes(country?.toLowerCase() ?? "");

/**
 * The percentage that may be announced: measured from the lowest price of the 30 days before (R-PRC-13). Equal to the
 * sale's own percentage as long as the price was not raised before; 0: there is nothing to announce.
 *
 * @param prior from `lowestOf30Days`; null: the game had no price before, so nothing was reduced
 */
function percentFrom(prior: number | null, price: DiscountedPrice): number {
  if (price.discount === 0 || prior === null || prior <= price.sale) return 0;
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

/**
 * When the current reduction began; null: the price is not reduced.
 *
 * @param isOneIfDeeper one that becomes deeper without a break is one reduction
 */
function reductionStartMs(timeline: PriceTimeline, isOneIfDeeper: boolean): number | null {
  const isReduced = (index: number) => (timeline[index]?.price?.percent ?? 0) > 0;
  let first = timeline.length - 1;
  if (!isReduced(first)) return null;
  for (; isReduced(first - 1); first -= 1) {
    const deeperBy = saleAt(timeline, first - 1) - saleAt(timeline, first);
    if (deeperBy < 0 || (deeperBy > 0 && !isOneIfDeeper)) break;
  }
  return timeline[first]?.at_ms ?? null;
}

const saleAt = (timeline: PriceTimeline, index: number): number => timeline[index]?.price?.sale ?? 0;

/** The prices in force within a span, each with how long; the span's end is not part of it. */
function pricesBetween(
  timeline: PriceTimeline,
  fromMs: number,
  toMs: number,
): readonly { readonly sale: number; readonly lastsMs: number }[] {
  return timeline.flatMap(({ at_ms, price }, index) => {
    const beganMs = Math.max(at_ms, fromMs);
    const endedMs = Math.min(timeline[index + 1]?.at_ms ?? Infinity, toMs);
    return price === null || endedMs <= beganMs ? [] : [{ sale: price.sale, lastsMs: endedMs - beganMs }];
  });
}

/** Everything a price panel states about one game in one country. */
export interface PriceFacts {
  /** Null: the game has no price. */
  readonly current: DiscountedPrice | null;
  readonly lowest_30_days: number | null;
  /** See `percentFrom`. */
  readonly announced_percent: number;
  readonly all_time_low: AllTimeLow | null;
  readonly raise: PriceRaise | null;
}

/** What the log says about a game's price today. */
export function priceFacts(timeline: PriceTimeline, terms: PriorPriceTerms, now: Instant): PriceFacts {
  const current = latestPrice(timeline);
  const low = lowestOf30Days(timeline, terms, now);
  return {
    current,
    lowest_30_days: low,
    announced_percent: current ? percentFrom(low, current) : 0,
    all_time_low: allTimeLow(timeline),
    raise: latestRaise(timeline),
  };
}

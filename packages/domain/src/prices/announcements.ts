import { instantMs, type Instant } from "../time/index.ts";
import { DEFAULT_PRICE_COUNTRY } from "./country-price.ts";
import type { PriceEvent } from "./price-event.ts";
import { EACH_STEP_COUNTRIES, priceFacts, type PriceFacts } from "./price-lows.ts";
import { priceTimeline } from "./price-timeline.ts";
import {
  isDiscountRunning,
  shopDiscount,
  type DiscountedPrice,
  type StoreActivity,
} from "./shop-discount.ts";

/** What may be said about a game's running sale in one country (R-PRC-17). */
export interface Announcement {
  /** Two lower-case letters; `us` covers every country not listed. */
  readonly country: string;
  /** Percent off, measured from `lowest_30_days`; 0: no reduction may be announced. */
  readonly percent: number;
  /** The lowest price of the 30 days before the sale, in meowcent; null: none, or hidden from this visitor. */
  readonly lowest_30_days: number | null;
}

/** A sale, and where it must not be announced with its own percentage off the list price. */
export interface AnnouncedActivity extends StoreActivity {
  /** See `announcementsOf`; nearly always empty. */
  readonly announcements: readonly Announcement[];
}

/** A price as it may be shown; amounts in meowcent. */
export interface AnnouncedPrice {
  /** What has to be paid, before coupons. */
  readonly sale: number;
  /** The price to strike through; null: nothing was reduced. */
  readonly was: number | null;
  /** Percent off `was`; 0: nothing was reduced. */
  readonly percent: number;
  /** While a sale runs, the lowest price of the 30 days before it; null: no sale, or no such price. */
  readonly lowest_30_days: number | null;
}

/**
 * Where a running sale must not be announced with its own percentage, because the list price is not the lowest of the
 * 30 days before it, whatever raised it: a country's ratio, a price of its own, a release only just before (R-PRC-17).
 *
 * Depends on the events alone and not on the clock: it changes when something is logged, and counts while the sale
 * runs.
 *
 * @param events of one game, with those of the ratios
 * @param soldSince the game's release
 */
export function announcementsOf(
  events: readonly PriceEvent[],
  soldSince: Instant | null,
): readonly Announcement[] {
  if (!events.some((event) => event.kind === "sale" && event.percent > 0)) return [];
  const at = Math.max(...events.map((event) => instantMs(event.at)));
  const told = new Map(
    [...new Set([...countriesIn(events), ...EACH_STEP_COUNTRIES])].flatMap((country) => {
      const facts = priceFacts(priceTimeline(events, country, at), { country, soldSince }, at);
      return isReduced(facts) ? [[country, facts] as const] : [];
    }),
  );
  const base = told.get(DEFAULT_PRICE_COUNTRY);
  const usual = base && !isPlain(base) ? base : null;
  return [...told].flatMap(([country, facts]) => {
    const { announced_percent: percent, lowest_30_days } = facts;
    const isImplied =
      usual && country !== DEFAULT_PRICE_COUNTRY
        ? percent === usual.announced_percent && lowest_30_days === usual.lowest_30_days
        : isPlain(facts);
    return isImplied ? [] : [{ country, percent, lowest_30_days }];
  });
}

/**
 * Every country whose price may differ from the others': with a price or a ratio of its own, now or once, and the base.
 */
export function countriesIn(events: readonly PriceEvent[]): readonly string[] {
  const named = events.flatMap((event) => (event.kind === "sale" ? [] : [event.country]));
  return [...new Set([DEFAULT_PRICE_COUNTRY, ...named])].toSorted();
}

/**
 * The percentage to announce a sale with, wherever only that is shown; 0: none (R-PRC-17).
 *
 * @param country the visitor's, two letters in any case; null: not known
 */
export function announcedPercent(
  activity: AnnouncedActivity | null | undefined,
  country: string | null | undefined,
  now: Instant,
): number {
  if (!isDiscountRunning(activity, now)) return 0;
  return announcementIn(activity, country)?.percent ?? activity.percentage_discount;
}

/**
 * A price as it may be shown: with a struck price and a percentage only where the price history bears them out
 * (R-PRC-17). What is charged is `shopDiscount`; both agree on `sale`.
 *
 * @param listMeowcent the list price in the visitor's country
 * @param country the visitor's, two letters in any case; null: not known
 */
export function announcedPrice(
  listMeowcent: number,
  activity: AnnouncedActivity | null | undefined,
  country: string | null | undefined,
  now: Instant,
): AnnouncedPrice {
  const { sale, discount } = shopDiscount(listMeowcent, activity, now);
  if (!activity || discount === 0) return { sale, was: null, percent: 0, lowest_30_days: null };
  const told = announcementIn(activity, country);
  const lowest = told ? told.lowest_30_days : listMeowcent;
  const percent = announcedPercent(activity, country, now);
  const was = percent === 0 ? null : Math.min(listMeowcent, lowest ?? listMeowcent);
  return { sale, was, percent, lowest_30_days: lowest };
}

function announcementIn(
  { announcements }: AnnouncedActivity,
  country: string | null | undefined,
): Announcement | undefined {
  const wanted = country?.toLowerCase();
  return (
    announcements.find((told) => told.country === wanted) ??
    announcements.find((told) => told.country === DEFAULT_PRICE_COUNTRY)
  );
}

type Reduced = PriceFacts & { readonly current: DiscountedPrice };

const isReduced = (facts: PriceFacts): facts is Reduced => (facts.current?.percent ?? 0) > 0;

/** Whether the sale's own percentage off the list price is what may be announced. */
const isPlain = ({ current, announced_percent, lowest_30_days }: Reduced): boolean =>
  announced_percent === current.percent && lowest_30_days === current.list;

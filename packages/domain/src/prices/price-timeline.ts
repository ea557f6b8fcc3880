import { instantMs, type Instant } from "../time/index.ts";
import { countryPrice } from "./country-price.ts";
import type { PriceEvent } from "./price-event.ts";
import { shopDiscount, type DiscountedPrice, type StoreActivity } from "./shop-discount.ts";

/** From this moment on, until the next point, the game cost this. Null: it had no price. */
export interface PricePoint {
  readonly at_ms: number;
  readonly price: DiscountedPrice | null;
}

/** What a game has cost in one country; oldest first, each point different from the one before. */
export type PriceTimeline = readonly PricePoint[];

/**
 * Replays the event log: what the game cost in a country, from its first price until `now` (R-PRC-12).
 *
 * Uses the rules that price lists and bills (`countryPrice`, `shopDiscount`), so that a replay cannot disagree with
 * them. A sale that ended by the clock has left no event; its end is a point nevertheless.
 *
 * @param events of one game, with those of the ratios, in any order; events of one moment take effect in theirs
 */
export function priceTimeline(
  events: readonly PriceEvent[],
  country: string | null,
  now: Instant,
): PriceTimeline {
  const nowMs = instantMs(now);
  const moments = momentsOf(events, nowMs);
  const prices = new Map<string, number>();
  const ratios = new Map<string, number>();
  let activity: StoreActivity | null = null;
  const points: PricePoint[] = [];

  for (const [index, { atMs, events: together }] of moments.entries()) {
    for (const event of together) {
      if (event.kind === "sale") activity = activityOf(event);
      else if (event.kind === "price") put(prices, event.country, event.price);
      else put(ratios, event.country, event.ratio_bp);
    }
    note(atMs);
    const untilMs = moments[index + 1]?.atMs ?? nowMs + 1;
    const endMs = endOf(activity);
    if (endMs !== null && endMs > atMs && endMs < untilMs) note(endMs);
  }
  return points;

  function note(atMs: number): void {
    const rows = [...prices].map(([key, price]) => ({ country: key, price }));
    const known = [...ratios].map(([key, ratio_bp]) => ({ country: key, ratio_bp }));
    const list = countryPrice(rows, country, known);
    const price = list === null ? null : shopDiscount(list, activity, atMs);
    const last = points.at(-1);
    if (last ? !isSame(last.price, price) : price !== null) points.push({ at_ms: atMs, price });
  }
}

/** The price at the end of a timeline; null: none. */
export const latestPrice = (timeline: PriceTimeline): DiscountedPrice | null =>
  timeline.at(-1)?.price ?? null;

type Moment = { readonly atMs: number; readonly events: readonly PriceEvent[] };

function momentsOf(events: readonly PriceEvent[], nowMs: number): readonly Moment[] {
  const moments = new Map<number, PriceEvent[]>();
  for (const event of events) {
    const atMs = instantMs(event.at);
    if (atMs > nowMs) continue;
    const together = moments.get(atMs);
    if (together) together.push(event);
    else moments.set(atMs, [event]);
  }
  return [...moments]
    .map(([atMs, together]) => ({ atMs, events: together }))
    .toSorted((a, b) => a.atMs - b.atMs);
}

function put(rows: Map<string, number>, country: string, value: number | null): void {
  if (value === null) rows.delete(country);
  else rows.set(country, value);
}

/** As the catalog stores a running sale. */
const activityOf = ({ percent, ends_at }: PriceEvent & { readonly kind: "sale" }): StoreActivity | null =>
  percent === 0 ? null : { state: 2, percentage_discount: percent, ended_at: ends_at };

const endOf = (activity: StoreActivity | null): number | null =>
  activity === null || activity.ended_at === null ? null : instantMs(activity.ended_at);

const isSame = (a: DiscountedPrice | null, b: DiscountedPrice | null): boolean =>
  a === null || b === null ? a === b : a.list === b.list && a.sale === b.sale && a.percent === b.percent;

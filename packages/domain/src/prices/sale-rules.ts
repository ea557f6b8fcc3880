import { DAY_MS, instantMs, type Instant } from "../time/index.ts";
import { latestRaise } from "./price-lows.ts";
import { latestPrice, type PriceTimeline } from "./price-timeline.ts";

/** What a brand demands of the sales of creators (R-PRC-15). */
export interface SaleRules {
  readonly percentMin: number;
  readonly percentMax: number;
  /** Days between the end of a sale and the begin of the next one. */
  readonly cooldownDays: number;
  /** Days that no list price may have risen before a sale begins. */
  readonly steadyDays: number;
}

/** Why a sale may not begin, with the facts that the sentence needs. */
export type SaleRefusal =
  | {
      readonly code: "price/sale-percent";
      readonly facts: { readonly percent_min: number; readonly percent_max: number };
    }
  | {
      readonly code: "price/sale-too-soon" | "price/raised-before-sale";
      /** The first moment at which it may begin, ISO 8601. */
      readonly facts: { readonly from: string };
    };

/** Games are sold in all shops at once, so a sale keeps the rules of every one of them. */
export function strictestSaleRules(all: readonly SaleRules[]): SaleRules {
  return {
    percentMin: Math.max(...all.map(({ percentMin }) => percentMin)),
    percentMax: Math.min(...all.map(({ percentMax }) => percentMax)),
    cooldownDays: Math.max(...all.map(({ cooldownDays }) => cooldownDays)),
    steadyDays: Math.max(...all.map(({ steadyDays }) => steadyDays)),
  };
}

/**
 * Why a creator's sale may not begin now, or a running one not be changed to this; null: it may (R-PRC-15).
 *
 * With a cool-down and a steady time of at least 30 days each, the list price is the lowest price of the 30 days before
 * every sale, so that the percentage off the list price is the one that may be announced (R-PRC-13). A running sale may
 * only become deeper: a smaller one after it would be measured from its price.
 *
 * @param timelines of the game, one per country in which its price may differ
 */
export function saleRefusal(
  timelines: readonly PriceTimeline[],
  percent: number,
  rules: SaleRules,
  now: Instant,
): SaleRefusal | null {
  const nowMs = instantMs(now);
  const running = Math.max(0, ...timelines.map((timeline) => latestPrice(timeline)?.percent ?? 0));
  const percentMin = Math.max(rules.percentMin, running);
  if (!Number.isInteger(percent) || percent < percentMin || percent > rules.percentMax) {
    return {
      code: "price/sale-percent",
      facts: { percent_min: percentMin, percent_max: rules.percentMax },
    };
  }
  if (running > 0) return null;
  const cooledMs = latestOf(timelines.map(lastSaleEndMs), rules.cooldownDays);
  if (cooledMs > nowMs) return { code: "price/sale-too-soon", facts: { from: iso(cooledMs) } };
  const raisedMs = timelines.map((timeline) => latestRaise(timeline)?.at_ms ?? null);
  const steadyMs = latestOf(raisedMs, rules.steadyDays);
  if (steadyMs > nowMs) return { code: "price/raised-before-sale", facts: { from: iso(steadyMs) } };
  return null;
}

/**
 * Whether new list prices raise a price somewhere. Refused while a sale runs, whose percentage would then be measured
 * from a price that was never charged before it (R-PRC-15).
 *
 * @param changes the list price before and after in each country; null: no price
 */
export function raisesPrice(
  changes: readonly { readonly before: number | null; readonly after: number | null }[],
): boolean {
  return changes.some(({ before, after }) => before !== null && after !== null && after > before);
}

/** The end of the last sale; null: there was none, or it runs. */
function lastSaleEndMs(timeline: PriceTimeline): number | null {
  const ends = timeline.flatMap(({ price }, index) => {
    const next = timeline[index + 1];
    return (price?.percent ?? 0) > 0 && next && (next.price?.percent ?? 0) === 0 ? [next.at_ms] : [];
  });
  return ends.at(-1) ?? null;
}

const latestOf = (moments: readonly (number | null)[], days: number): number =>
  Math.max(-Infinity, ...moments.flatMap((ms) => (ms === null ? [] : [ms + days * DAY_MS])));

const iso = (ms: number): string => new Date(ms).toISOString();

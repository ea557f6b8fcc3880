import type { Instant } from "../time/index.ts";

/**
 * One entry of the price event log (R-PRC-12): a game's list price in a country, its sale, or a country's ratio, which
 * is the same for all games. Amounts in meowcent, ratios in basis points.
 */
export type PriceEvent =
  | {
      readonly kind: "price";
      readonly at: Instant;
      readonly country: string;
      /** Null: the row was removed; the country's price scales from the `us` row again. */
      readonly price: number | null;
    }
  | {
      readonly kind: "sale";
      readonly at: Instant;
      /** 0: the sale ended ahead of time. */
      readonly percent: number;
      /** When it ends by itself; null: only by another event. */
      readonly ends_at: Instant | null;
    }
  | {
      readonly kind: "ratio";
      readonly at: Instant;
      readonly country: string;
      /** Null: the country has no ratio any more. */
      readonly ratio_bp: number | null;
    };

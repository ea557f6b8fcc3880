import { divideRounded } from "../money/index.ts";

/** With fewer votes than this, the share is mostly noise. */
const RATING_VOTES_MIN = 10;

/** Minimum number of purchases, for the same reason (R-CAT-8). */
const RATING_PURCHASES_MIN = 10;

type PositiveRating =
  | { readonly kind: "calculating" }
  | { readonly kind: "rated"; readonly percent: number; readonly votes: number };

/**
 * The share of good votes in whole percent, once there are 10 votes and 10 purchases.
 *
 * @param good number of votes with value 1
 * @param bad number of votes with value −1; 0 counts as neither
 */
export function positiveRating(good: number, bad: number, purchases: number): PositiveRating {
  const votes = good + bad;
  if (votes < RATING_VOTES_MIN || purchases < RATING_PURCHASES_MIN) return { kind: "calculating" };
  return { kind: "rated", percent: divideRounded(good * 100, votes), votes };
}

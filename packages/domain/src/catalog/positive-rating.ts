import { divideRounded } from "../money/index.ts";

/** Fewer votes than this say more about luck than about the game. */
export const RATING_VOTES_MIN = 10;

/** Fewer purchases than this, likewise (R-CAT-8). */
export const RATING_PURCHASES_MIN = 10;

export type PositiveRating =
  | { readonly kind: "calculating" }
  | { readonly kind: "rated"; readonly percent: number; readonly votes: number };

/**
 * The share of good votes, in whole percent, once there are 10 votes and 10 purchases.
 *
 * @param good votes of 1
 * @param bad votes of −1; a vote of 0 counts as neither
 */
export function positiveRating(good: number, bad: number, purchases: number): PositiveRating {
  const votes = good + bad;
  if (votes < RATING_VOTES_MIN || purchases < RATING_PURCHASES_MIN) return { kind: "calculating" };
  return { kind: "rated", percent: divideRounded(good * 100, votes), votes };
}

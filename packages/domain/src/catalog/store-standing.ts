import { divideRounded } from "../money/index.ts";

/**
 * How good a game is by its votes, in thousandths: what lists rank by (R-CAT-7).
 *
 * The share of good votes, as if ten votes with six good ones stood beside those that were cast. One good vote alone
 * gives 636 and not 1000, and a game nobody voted on stands at 600: above what most people disliked, below what many
 * people liked.
 *
 * @param good votes of 1
 * @param bad votes of −1
 */
export function storeStanding(good: number, bad: number): number {
  return divideRounded(1000 * (good + PRIOR_GOOD), good + bad + PRIOR_VOTES);
}

const PRIOR_VOTES = 10;
const PRIOR_GOOD = 6;

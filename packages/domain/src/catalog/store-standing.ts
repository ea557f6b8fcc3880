import { divideRounded } from "../money/index.ts";

/**
 * A game's rating by its votes, in thousandths; used for ranking in lists (R-CAT-7).
 *
 * A Bayesian average: the share of good votes with a prior of ten votes, six of them good. One good vote alone gives
 * 636 rather than 1000, and a game without votes stands at 600: above what most people disliked, below what many people
 * liked.
 *
 * @param good number of votes with value 1
 * @param bad number of votes with value −1
 */
export function storeStanding(good: number, bad: number): number {
  return divideRounded(1000 * (good + PRIOR_GOOD), good + bad + PRIOR_VOTES);
}

const PRIOR_VOTES = 10;
const PRIOR_GOOD = 6;

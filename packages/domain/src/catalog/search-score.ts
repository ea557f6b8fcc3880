import { DAY_MS, instantMs, type Instant } from "../time/index.ts";

/** The inputs to a search result's rank. */
interface SearchMatch {
  /** How well the words match, from 0 to 1; see `MATCH_WEIGHTS`. */
  readonly match: number;
  readonly releasedAt: Instant | null;
  /** In thousandths; see `storeStanding`. */
  readonly standing: number;
}

/**
 * The weight of a search word by where it matches: a whole name, the prefix of a longer word in the name, author and
 * tags, or the brief. Only a game named exactly as typed is a full match.
 */
export const MATCH_WEIGHTS = { name: 1, begun: 0.5, authorAndTags: 0.4, brief: 0.1 } as const;

/** The weights of match, release and rating. They sum to 1, so a score lies between 0 and 1. */
export const SEARCH_WEIGHTS = { match: 0.7, release: 0.08, rating: 0.22 } as const;

/** The release weight halves after this many days. */
export const RELEASE_HALF_LIFE_DAYS = 365;

/**
 * The rank of a search result, from 0 to 1, higher first (R-CAT-6).
 *
 * The match dominates; release and rating order equal matches. A full match on an old, disliked game (0.7) still ranks
 * above a popular new game whose brief happens to contain the word (0.1 × 0.7 + 0.3 = 0.37). A game without a date, or
 * not yet released, counts as just released: a search for it means the player wants it.
 */
export function searchScore({ match, releasedAt, standing }: SearchMatch, now: Instant): number {
  const { match: matchWeight, release, rating } = SEARCH_WEIGHTS;
  return matchWeight * match + release * freshness(releasedAt, now) + (rating * standing) / 1000;
}

function freshness(releasedAt: Instant | null, now: Instant): number {
  if (releasedAt === null) return 1;
  const days = Math.max(0, instantMs(now) - instantMs(releasedAt)) / DAY_MS;
  return 0.5 ** (days / RELEASE_HALF_LIFE_DAYS);
}

import { DAY_MS, instantMs, type Instant } from "../time/index.ts";

/** What a game that matches a search is ranked by. */
export interface SearchMatch {
  /** How well the words match, 0 to 1; see `MATCH_WEIGHTS`. */
  readonly match: number;
  readonly releasedAt: Instant | null;
  /** In thousandths; see `storeStanding`. */
  readonly standing: number;
}

/**
 * How much a typed word counts by where it stands: in a name, at the beginning of a longer word of a name, in author and
 * tags, in the brief. Only a game called exactly what was typed matches fully.
 */
export const MATCH_WEIGHTS = { name: 1, begun: 0.5, authorAndTags: 0.4, brief: 0.1 } as const;

/** How much match, release and rating weigh. They add up to 1, so that a score lies between 0 and 1. */
export const SEARCH_WEIGHTS = { match: 0.7, release: 0.08, rating: 0.22 } as const;

/** After this many days a release counts half. */
export const RELEASE_HALF_LIFE_DAYS = 365;

/**
 * The rank of a search result, from 0 to 1, higher first (R-CAT-6).
 *
 * The match decides; release and rating order what matches alike. A full match of an old, disliked game (0.7) still
 * stands before a new and loved game whose brief happens to hold the word (0.1 × 0.7 + 0.3 = 0.37). A game without a
 * date, or still to come, counts as just released: who searches for it wants it.
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

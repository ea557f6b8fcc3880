import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY_MS } from "../time/index.ts";
import {
  MATCH_WEIGHTS,
  RELEASE_HALF_LIFE_DAYS,
  SEARCH_WEIGHTS,
  searchScore,
  storeStanding,
  tidyPreference,
} from "./index.ts";

const votes = () => fc.integer({ min: 0, max: 1_000_000 });

// R-CAT-7
describe("a game's standing by votes", () => {
  test.each([
    { says: "without votes the score is 600", good: 0, bad: 0, is: 600 },
    { says: "one upvote does not rank a game first", good: 1, bad: 0, is: 636 },
    { says: "one downvote does not rank a game last", good: 0, bad: 1, is: 545 },
    { says: "half a thousandth rounds up", good: 3, bad: 3, is: 563 },
    { says: "many votes outweigh the ten of the prior", good: 990, bad: 0, is: 996 },
    { says: "so do many downvotes", good: 0, bad: 990, is: 6 },
  ])("$says", ({ good, bad, is }) => {
    expect(storeStanding(good, bad)).toBe(is);
  });

  test("standing lies between 0 and 1000; a good vote never lowers it, a bad one never raises it", () => {
    fc.assert(
      fc.property(votes(), votes(), (good, bad) => {
        const standing = storeStanding(good, bad);
        expect(standing).toBeGreaterThanOrEqual(0);
        expect(standing).toBeLessThanOrEqual(1000);
        expect(storeStanding(good + 1, bad)).toBeGreaterThanOrEqual(standing);
        expect(storeStanding(good, bad + 1)).toBeLessThanOrEqual(standing);
      }),
    );
  });
});

// R-CAT-6
describe("the rank of a search result", () => {
  const now = Date.UTC(2030, 0, 1);
  const releasedDaysAgo = (days: number) => now - days * DAY_MS;
  const game = { match: 1, releasedAt: releasedDaysAgo(0), standing: 1000 };

  test("the weights sum to 1", () => {
    const { match, release, rating } = SEARCH_WEIGHTS;
    expect(match + release + rating).toBeCloseTo(1, 10);
    expect(searchScore(game, now)).toBeCloseTo(1, 10);
  });

  test("a full word in the name beats a prefix, a prefix beats author and tags, and those beat the brief", () => {
    expect(MATCH_WEIGHTS.name).toBeGreaterThan(MATCH_WEIGHTS.begun);
    expect(MATCH_WEIGHTS.begun).toBeGreaterThan(MATCH_WEIGHTS.authorAndTags);
    expect(MATCH_WEIGHTS.authorAndTags).toBeGreaterThan(MATCH_WEIGHTS.brief);
  });

  test("a full match on an old, disliked game ranks above a popular new one that only mentions the word", () => {
    const old = searchScore({ match: 1, releasedAt: releasedDaysAgo(20_000), standing: 0 }, now);
    const mentions = searchScore({ ...game, match: MATCH_WEIGHTS.brief }, now);
    expect(old).toBeCloseTo(0.7, 5);
    expect(mentions).toBeCloseTo(0.37, 5);
  });

  test("release weight is full until release day, and half after a year", () => {
    const { release } = SEARCH_WEIGHTS;
    const fresh = searchScore(game, now);
    const yearOld = searchScore({ ...game, releasedAt: releasedDaysAgo(RELEASE_HALF_LIFE_DAYS) }, now);
    expect(fresh - yearOld).toBeCloseTo(release / 2, 10);
    expect(searchScore({ ...game, releasedAt: releasedDaysAgo(-30) }, now)).toBe(fresh);
    expect(searchScore({ ...game, releasedAt: null }, now)).toBe(fresh);
  });

  test("equal matches sort by rating, equal ratings by recency", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 0, max: 999 }),
        fc.integer({ min: 1, max: 3_000 }),
        (match, standing, days) => {
          const one = { match, standing, releasedAt: releasedDaysAgo(days) };
          const score = searchScore(one, now);
          expect(searchScore({ ...one, standing: standing + 1 }, now)).toBeGreaterThan(score);
          expect(searchScore({ ...one, releasedAt: releasedDaysAgo(days - 1) }, now)).toBeGreaterThan(score);
        },
      ),
    );
  });
});

// R-CAT-11
describe("what a player has chosen to hide", () => {
  test("ids are deduplicated and sorted, and hiding wins over liking", () => {
    expect(
      tidyPreference({
        liked_tag_id: ["sea", "city", "sea", "horror"],
        hidden_tag_id: ["horror", "gore", "horror"],
        hidden_content_warning: ["violence", "alcohol"],
        hidden_author_uuid: ["b", "a", "b"],
      }),
    ).toEqual({
      liked_tag_id: ["city", "sea"],
      hidden_tag_id: ["gore", "horror"],
      hidden_content_warning: ["alcohol", "violence"],
      hidden_author_uuid: ["a", "b"],
    });
  });

  test("normalizing is idempotent", () => {
    const words = () => fc.array(fc.constantFrom("a", "b", "c", "d"));
    fc.assert(
      fc.property(words(), words(), words(), words(), (liked_tag_id, hidden_tag_id, warnings, authors) => {
        const once = tidyPreference({
          liked_tag_id,
          hidden_tag_id,
          hidden_content_warning: warnings,
          hidden_author_uuid: authors,
        });
        expect(tidyPreference(once)).toEqual(once);
        expect(once.liked_tag_id.some((tag) => once.hidden_tag_id.includes(tag))).toBe(false);
      }),
    );
  });
});

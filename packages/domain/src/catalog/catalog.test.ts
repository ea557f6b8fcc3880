import { describe, expect, test } from "vitest";
import {
  CATEGORIES,
  categoriesFor,
  categoryChoiceProblem,
  firstCategoryFor,
  parsePlatforms,
  parseStoreOrder,
  positiveRating,
  possiblyLacksLanguage,
  releaseState,
  storeCardState,
  storePriceState,
} from "./index.ts";

// R-CAT-1
describe("categories", () => {
  test("male-oriented shows the boy shelves, female-oriented the girl shelves, all shows both", () => {
    expect(categoriesFor("male")).toEqual(["boy-r18", "boy-bl"]);
    expect(categoriesFor("female")).toEqual(["girl-r18", "girl-gl"]);
    expect([...categoriesFor("male"), ...categoriesFor("female")]).toEqual([...CATEGORIES]);
  });

  test("the chooser opens the first shelf of its answer", () => {
    expect(firstCategoryFor("male")).toBe("boy-r18");
    expect(firstCategoryFor("female")).toBe("girl-r18");
  });

  // R-CAT-2
  test("a filter without a shelf is refused", () => {
    expect(categoryChoiceProblem([])).toBe("store/empty-category");
    expect(categoryChoiceProblem(["boy-bl"])).toBeNull();
  });
});

test("platforms are parsed from a comma-separated list: known ones only, in our order", () => {
  expect(parsePlatforms("android, Web,toaster,web,platform app")).toEqual(["web", "android", "platform app"]);
  expect(parsePlatforms("")).toEqual([]);
  const all = ["web", "windows", "mac", "android", "ios", "platform app"];
  expect(parsePlatforms(all.toReversed().join())).toEqual(all);
});

// R-CAT-5
test("an unknown order falls back to newest first", () => {
  expect(parseStoreOrder("updated_at-asc")).toBe("updated_at-asc");
  expect(parseStoreOrder("price; drop table")).toBe("released_at-desc");
});

// R-CAT-3
describe("release", () => {
  const now = "2030-01-15T12:00:00Z";
  test.each([
    { says: "a past date is released", releasedAt: "2030-01-15T11:59:59.999Z", kind: "released" },
    { says: "the exact moment counts as released", releasedAt: now, kind: "released" },
    { says: "a future date is a preview", releasedAt: "2030-01-15T12:00:00.001Z", kind: "preview" },
    { says: "no date is a preview", releasedAt: null, kind: "preview" },
    { says: "a missing date is a preview", releasedAt: undefined, kind: "preview" },
  ])("$says", ({ releasedAt, kind }) => {
    expect(releaseState(releasedAt, now)).toEqual({
      kind,
      releasedAtMs: releasedAt ? Date.parse(releasedAt) : null,
    });
  });
});

// R-CAT-10, R-PRC-8
describe("the card", () => {
  test.each([
    { says: "paid wins over everything", purchased: true, inCart: true, wished: true, is: "paid" },
    { says: "in cart wins over wished", purchased: false, inCart: true, wished: true, is: "inCart" },
    {
      says: "wished is shown when nothing else applies",
      purchased: false,
      inCart: false,
      wished: true,
      is: "wished",
    },
    { says: "otherwise nothing is shown", purchased: false, inCart: false, wished: false, is: "none" },
  ])("$says", ({ is, ...facts }) => {
    expect(storeCardState(facts)).toBe(is);
  });

  const onSale = { purchased: false, released: true, hasOfficialApp: true, hasTrialApp: false };
  test.each([
    { says: "a game on sale shows its price", facts: {}, is: "price" },
    { says: "a trial is mentioned beside the price", facts: { hasTrialApp: true }, is: "trial" },
    {
      says: "without an official app there is no price",
      facts: { hasOfficialApp: false, hasTrialApp: true },
      is: "noOfficialApp",
    },
    {
      says: "an unreleased game shows its date",
      facts: { released: false, hasOfficialApp: false },
      is: "preview",
    },
    {
      says: "ownership comes first",
      facts: { purchased: true, released: false, hasTrialApp: true },
      is: "paid",
    },
  ])("$says", ({ facts, is }) => {
    expect(storePriceState({ ...onSale, ...facts })).toBe(is);
  });
});

// R-CAT-8
describe("the positive rating", () => {
  test.each([
    { says: "9 votes are too few", good: 9, bad: 0, purchases: 500, is: "calculating" },
    { says: "9 purchases are too few", good: 10, bad: 0, purchases: 9, is: "calculating" },
    { says: "10 and 10 are enough", good: 10, bad: 0, purchases: 10, is: 100 },
    { says: "downvotes count as votes", good: 5, bad: 5, purchases: 10, is: 50 },
    { says: "the rating may be 0 %", good: 0, bad: 10, purchases: 10, is: 0 },
    { says: "half a percent rounds up", good: 199, bad: 1, purchases: 300, is: 100 },
    { says: "two thirds round to 67 %", good: 20, bad: 10, purchases: 30, is: 67 },
  ])("$says", ({ good, bad, purchases, is }) => {
    expect(positiveRating(good, bad, purchases)).toEqual(
      typeof is === "number" ? { kind: "rated", percent: is, votes: good + bad } : { kind: is },
    );
  });
});

// R-CHK-8
describe("the language of a game", () => {
  test.each([
    { says: "the exact locale matches", languages: ["en-us", "ja-jp"], locale: "ja-JP", lacks: false },
    {
      says: "another region of the same language matches",
      languages: ["zh-cn"],
      locale: "zh-TW",
      lacks: false,
    },
    { says: "a bare language matches", languages: [" ja"], locale: "ja-JP", lacks: false },
    { says: "another language does not match", languages: ["ja-jp"], locale: "de-DE", lacks: true },
    { says: "a game without languages prompts the question", languages: [], locale: "en-US", lacks: true },
  ])("$says", ({ languages, locale, lacks }) => {
    expect(possiblyLacksLanguage(languages, locale)).toBe(lacks);
  });
});

import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  boundaryRules,
  boundaryWord,
  exclusions,
  gameWords,
  HIDDEN_LISTS,
  parseBoundaries,
  parseBoundaryWord,
  preferenceWords,
} from "./index.ts";

const AUTHOR = "0199c0de-0000-7000-8000-00000badcafe";
const game = { tagIds: ["slow-burn", "horror"], contentWarnings: ["violence"], authorUuid: AUTHOR };
const kinds = () => fc.constantFrom("tag", "warning", "author");
const ids = () => fc.string({ minLength: 1, unit: "grapheme" });

// R-BND-1
describe("what a player excludes", () => {
  test.each([
    { says: "nothing", boundaries: [], why: [] },
    { says: "another tag", boundaries: ["t:romance"], why: [] },
    { says: "a tag of it", boundaries: ["t:horror", "t:romance"], why: ["t:horror"] },
    { says: "a content warning of it", boundaries: ["w:violence"], why: ["w:violence"] },
    { says: "its author", boundaries: [`a:${AUTHOR}`], why: [`a:${AUTHOR}`] },
    { says: "a content warning of a tag's name", boundaries: ["w:horror", "t:violence"], why: [] },
    { says: "the beginning of a tag", boundaries: ["t:slow", "t:horr"], why: [] },
    { says: "several things", boundaries: ["t:horror", "w:violence"], why: ["t:horror", "w:violence"] },
  ])("excluding $says", ({ boundaries, why }) => {
    expect(exclusions(boundaries, gameWords(game))).toEqual(why);
  });

  test("a game without an author, tags or warnings is never excluded", () => {
    const words = gameWords({ tagIds: [], contentWarnings: [], authorUuid: null });
    expect(words).toBe("");
    expect(exclusions(["t:horror", "t:"], words)).toEqual([]);
  });

  test("a game is excluded by exactly those who exclude something it has", () => {
    const tags = () => fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e f", 'g"h'));
    fc.assert(
      fc.property(tags(), tags(), tags(), tags(), (has, warns, notTags, notWarnings) => {
        const words = gameWords({ tagIds: has, contentWarnings: warns, authorUuid: null });
        const boundaries = [
          ...notTags.map((id) => boundaryWord("tag", id)),
          ...notWarnings.map((id) => boundaryWord("warning", id)),
        ];
        const isExcluded =
          notTags.some((id) => has.includes(id)) || notWarnings.some((id) => warns.includes(id));
        expect(exclusions(boundaries, words).length > 0).toBe(isExcluded);
      }),
    );
  });

  test("a preference converts to boundary words", () => {
    expect(
      preferenceWords({
        liked_tag_id: ["cats"],
        hidden_tag_id: ["horror"],
        hidden_content_warning: ["violence"],
        hidden_author_uuid: [AUTHOR],
      }),
    ).toEqual([`a:${AUTHOR}`, "t:horror", "w:violence"]);
    expect(new Set(Object.values(HIDDEN_LISTS)).size).toBe(3);
  });
});

describe("a word", () => {
  test("holds no space or quote, whatever it names, and is read back", () => {
    fc.assert(
      fc.property(kinds(), ids(), (kind, id) => {
        fc.pre(id.isWellFormed());
        const word = boundaryWord(kind, id);
        expect(word).not.toMatch(/["\s\\]/);
        expect(parseBoundaryWord(word)).toEqual({ kind, id });
      }),
    );
  });

  test.each(["", "t:", "x:horror", "horror", 't:a"]{}', "t:%zz", "t:<b>", "T:a"])(
    "“%s” is none, and is not applied",
    (word) => {
      expect(parseBoundaryWord(word)).toBeNull();
      expect(parseBoundaries(word)).toEqual([]);
    },
  );

  test("stored words are deduplicated and read in a fixed order", () => {
    expect(parseBoundaries("w:b t:c  nonsense t:a t:c")).toEqual(["t:a", "t:c", "w:b"]);
  });
});

// R-BND-1, R-BND-2
describe("as style rules", () => {
  test("without exclusions there are none", () => {
    expect(boundaryRules([])).toBe("");
  });

  test("what is excluded, and a row of nothing else, is not displayed; what is the player's own is", () => {
    expect(boundaryRules(["t:horror", "w:gore"])).toBe(
      ':is([data-words~="t:horror"],[data-words~="w:gore"]):not([data-mine]),' +
        '[data-row]:not(:has([data-words]:not(:is([data-words~="t:horror"],[data-words~="w:gore"]))))' +
        "{display:none!important}",
    );
  });

  test("until a player's exclusions are known, no game is shown and no picture has a box", () => {
    expect(boundaryRules(null)).toBe(
      "[data-words]:not([data-page]){visibility:hidden}[data-words] :is(img,video){display:none!important}",
    );
  });
});

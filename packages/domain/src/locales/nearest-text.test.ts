import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEFAULT_LOCALE, isSameTag, LOCALES, nearestText, textInWriting, writingOf } from "./index.ts";

const languageIn = (tag: string) => tag;
const nearest = (tags: readonly string[], locale: string, original?: string) =>
  nearestText(tags, locale, { languageIn, original });

// R-LNG-6
test.each([
  { says: "their own", tags: ["en-us", "de-de"], locale: "de-DE", is: "de-de" },
  { says: "another region of it", tags: ["en-us", "pt-pt"], locale: "pt-BR", is: "pt-pt" },
  { says: "English before the original", tags: ["ja-jp", "en-us"], locale: "de-DE", is: "en-us" },
  { says: "the original without English", tags: ["ko-kr", "ja-jp"], locale: "de-DE", is: "ja-jp" },
  // R-LNG-7
  { says: "English, not the other script", tags: ["zh-cn", "ja-jp", "en-us"], locale: "zh-TW", is: "en-us" },
  { says: "English, not the other script", tags: ["zh-tw", "ja-jp", "en-us"], locale: "zh-CN", is: "en-us" },
  { says: "their script", tags: ["zh-cn", "zh-tw"], locale: "zh-HK", is: "zh-tw" },
  { says: "their script by name", tags: ["zh-Hans", "zh-Hant"], locale: "zh-TW", is: "zh-Hant" },
  { says: "the original if it is all there is", tags: ["zh-cn"], locale: "zh-TW", is: "zh-cn" },
  { says: "nothing of nothing", tags: [], locale: "zh-TW", is: null },
])("a reader of $locale gets $says", ({ tags, locale, is }) => {
  expect(nearest(tags, locale, "ja-jp")).toBe(is);
});

// R-LNG-7
describe("Chinese", () => {
  test.each([
    { tag: "zh", is: "zh-hans" },
    { tag: "zh-CN", is: "zh-hans" },
    { tag: "zh_SG", is: "zh-hans" },
    { tag: "zh-Hans-HK", is: "zh-hans" },
    { tag: "zh-TW", is: "zh-hant" },
    { tag: "zh-hk", is: "zh-hant" },
    { tag: "zh-Hant", is: "zh-hant" },
    { tag: "ja-JP", is: "ja" },
  ])("$tag is written in $is", ({ tag, is }) => {
    expect(writingOf(tag)).toBe(is);
  });

  const TAGS = [
    ...LOCALES.map((locale) => locale.toLowerCase()),
    "zh-hk",
    "zh-Hant",
    "zh-Hans",
    "en-GB",
    "pt-pt",
  ];
  const item = fc
    .uniqueArray(fc.constantFrom(...TAGS), { minLength: 1 })
    .chain((tags) => fc.record({ tags: fc.constant(tags), original: fc.constantFrom(...tags) }));
  const reader = fc.constantFrom(...LOCALES, "zh-HK", "zh-Hant-TW", "zh");

  test("in the other script is shown only where an item has neither the reader's writing nor English", () => {
    fc.assert(
      fc.property(item, reader, ({ tags, original }, locale) => {
        const shown = nearest(tags, locale, original) ?? "";
        const isOther = writingOf(shown).startsWith("zh") && writingOf(shown) !== writingOf(locale);
        const hasBetter = tags.some(
          (tag) => writingOf(tag) === writingOf(locale) || isSameTag(tag, DEFAULT_LOCALE),
        );
        expect(isOther && hasBetter).toBe(false);
        expect(textInWriting(tags, locale, languageIn) === null || !isOther).toBe(true);
      }),
    );
  });

  test("what is shown is the reader's own, readable to them, English, or the original", () => {
    fc.assert(
      fc.property(item, reader, ({ tags, original }, locale) => {
        const shown = nearest(tags, locale, original) ?? "";
        const ranks = [
          (tag: string) => isSameTag(tag, locale),
          (tag: string) => writingOf(tag) === writingOf(locale),
          (tag: string) => isSameTag(tag, DEFAULT_LOCALE),
          (tag: string) => isSameTag(tag, original),
        ];
        const best = ranks.find((isRanked) => tags.some(isRanked));
        expect(best?.(shown)).toBe(true);
      }),
    );
  });
});

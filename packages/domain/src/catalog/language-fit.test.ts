import { expect, test } from "vitest";
import { languageFit } from "./index.ts";

const game = {
  languages: ["ja-jp", "en-us"],
  default_lang: "ja-jp",
  texts: [
    { language: "ja-jp", screenshots: ["a", "b"] },
    { language: "en-us", screenshots: ["a", "b"] },
    { language: "zh-cn", screenshots: ["c"] },
  ],
};

// R-CAT-17
test.each([
  {
    says: "all of it is in the language it was written in",
    locale: "ja-JP",
    fit: { game: "own", texts: "own", screenshots: "own" },
  },
  {
    says: "screenshots shared by languages show the one it was written in",
    locale: "en-US",
    fit: { game: "own", texts: "own", screenshots: "none" },
  },
  {
    says: "screenshots of one language alone show that one",
    locale: "zh-CN",
    fit: { game: "none", texts: "own", screenshots: "own" },
  },
  {
    says: "another region of the language is related",
    locale: "zh-TW",
    fit: { game: "none", texts: "related", screenshots: "related" },
  },
  {
    says: "a language it has nothing in",
    locale: "de-DE",
    fit: { game: "none", texts: "none", screenshots: "none" },
  },
])("$says", ({ locale, fit }) => {
  expect(languageFit(game, locale)).toEqual(fit);
});

test("a game without screenshots says nothing about them", () => {
  expect(languageFit({ ...game, texts: [] }, "ja-JP").screenshots).toBeNull();
});

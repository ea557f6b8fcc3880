import { describe, expect, test } from "vitest";
import { excerpt } from "./excerpt.ts";
import { plainText } from "./plain-text.ts";
import { translatedText } from "./translated.ts";

describe("an article", () => {
  const article = {
    headline: "Sale",
    text: "<p>Cheaper</p>",
    t: [
      { lang: "ja-jp", key: "headline", value: "セール" },
      { lang: "zh-tw", key: "headline", value: "特賣" },
    ],
  };

  test("is shown in the reader's language, another region of it, or as written", () => {
    expect(translatedText(article, "headline", "ja-JP")).toEqual({ text: "セール", lang: "ja-jp" });
    expect(translatedText(article, "headline", "zh-HK")).toEqual({ text: "特賣", lang: "zh-tw" });
    // R-LNG-7
    expect(translatedText(article, "headline", "zh-CN")).toEqual({ text: "Sale", lang: "en-US" });
    expect(translatedText(article, "headline", "de-DE")).toEqual({ text: "Sale", lang: "en-US" });
    expect(translatedText(article, "text", "ja-JP")).toEqual({ text: "<p>Cheaper</p>", lang: "en-US" });
  });

  test("is excerpted without its markup", () => {
    expect(plainText("<p>Thirty&nbsp;games &amp; more</p><p>until Sunday</p>", 100)).toBe(
      "Thirty games & more until Sunday",
    );
    expect(plainText("<p>one two three four</p>", 10)).toBe("one two…");
    expect(plainText("春のセールが始まりました", 6)).toBe("春のセールが…");
  });

  test("is excerpted without its headings, unless it has nothing else", () => {
    expect(excerpt("<h3>Coins</h3><p>They <em>stay</em>.</p><h4>Silver</h4><p>So does it.</p>", 100)).toBe(
      "They stay. So does it.",
    );
    expect(excerpt("<h3>Coins</h3>", 100)).toBe("Coins");
  });
});

import { describe, expect, test } from "vitest";
import { ERROR_CODES } from "@catnip/domain/errors";
import { plainText } from "../articles/plain-text.ts";
import { translatedText } from "../articles/translated.ts";
import { imageUrl } from "../catalog/images.ts";
import { readCookie } from "./cookies.ts";
import { errorText } from "./error-messages.ts";
import { localeOf } from "./locale.ts";
import { securityHeaders } from "./security-headers.server.ts";

describe("a cookie", () => {
  test.each([
    { says: "among others", header: "a=1; user.specified.language=ja-JP; b=2", value: "ja-JP" },
    { says: "with an equals sign in it", header: "user.specified.language=a=b", value: "a=b" },
    { says: "that is broken", header: "user.specified.language=%E0%A4%A", value: null },
    { says: "whose name another's ends with", header: "xuser.specified.language=ja-JP", value: null },
    { says: "that is not there", header: null, value: null },
  ])("$says is read", ({ header, value }) => {
    expect(readCookie(header, "user.specified.language")).toBe(value);
  });
});

test("every code of the catalogue has a sentence, and an unknown one has that of 9999", () => {
  for (const code of Object.keys(ERROR_CODES)) expect(errorText(code)).toBeTruthy();
  expect(errorText("no/such-code")).toBe(errorText("9999"));
  expect(errorText(null)).toBe(errorText("9999"));
});

test("the language of a page comes from its address", () => {
  expect(localeOf({ url: "http://shop.test/zh-CN/store?x=1" })).toBe("zh-CN");
  expect(localeOf({ url: "http://shop.test/store" })).toBe("en-US");
  expect(localeOf({ url: "http://shop.test/xx-YY/store" })).toBe("en-US");
});

test("pictures are asked for in the width that is shown", () => {
  expect(imageUrl("http://cdn.test/images/abc/{width}.webp", 320)).toBe(
    "http://cdn.test/images/abc/320.webp",
  );
});

describe("an article", () => {
  const article = {
    headline: "Sale",
    text: "<p>Cheaper</p>",
    t: [
      { lang: "ja-jp", key: "headline", value: "セール" },
      { lang: "zh-tw", key: "headline", value: "特賣" },
    ],
  };

  test("is shown in the reader's language, a region of it, or as it was written", () => {
    expect(translatedText(article, "headline", "ja-JP")).toEqual({ text: "セール", lang: "ja-jp" });
    expect(translatedText(article, "headline", "zh-CN")).toEqual({ text: "特賣", lang: "zh-tw" });
    expect(translatedText(article, "headline", "de-DE")).toEqual({ text: "Sale", lang: "en-US" });
    expect(translatedText(article, "text", "ja-JP")).toEqual({ text: "<p>Cheaper</p>", lang: "en-US" });
  });

  test("is told in a snippet without its markup", () => {
    expect(plainText("<p>Thirty&nbsp;games &amp; more</p><p>until Sunday</p>", 100)).toBe(
      "Thirty games & more until Sunday",
    );
    expect(plainText("<p>one two three four</p>", 10)).toBe("one two…");
    expect(plainText("春のセールが始まりました", 6)).toBe("春のセールが…");
  });
});

test("pages let in no script but their own, and may be framed by nobody", () => {
  const origins = {
    shop: "https://shop.test",
    account: "https://account.test",
    pay: "https://pay.test",
    api: "https://api.test",
    cdn: "https://cdn.test",
    play: "https://*.play.test",
    providers: [],
  };
  const headers = new Map(securityHeaders({ origins, production: true }, ["'nonce-abc'"]));
  expect(headers.get("Content-Security-Policy")).toContain("script-src 'self' 'nonce-abc';");
  expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  expect(headers.get("Content-Security-Policy")).toContain("frame-src https://*.play.test");
  expect(headers.get("Strict-Transport-Security")).toBeDefined();
});

import { describe, expect, test } from "vitest";
import {
  LANGUAGE_COOKIE,
  LOCALES,
  isChinese,
  isLocale,
  languageHint,
  languageRedirect,
  matchLocale,
  type Locale,
} from "./index.ts";

// R-LNG-7
describe("a browser's language", () => {
  test.each([
    { tag: "ja-JP", is: "ja-JP" },
    { tag: "ja", is: "ja-JP" },
    { tag: "en-GB", is: "en-US" },
    { tag: "pt_pt", is: "pt-BR" },
    { tag: "zh", is: "zh-CN" },
    { tag: "zh-HK", is: "zh-TW" },
    { tag: "zh-Hant", is: "zh-TW" },
    { tag: "zh-Hans-HK", is: "zh-CN" },
    { tag: "it-IT", is: null },
    { tag: "", is: null },
  ])("$tag maps to $is", ({ tag, is }) => {
    expect(matchLocale(tag)).toBe(is);
  });

  test.each([
    { tag: "ja", is: "ja-JP" },
    { tag: "de-DE", is: null },
    { tag: "de-AT", is: null },
    { tag: "zh-SG", is: "zh-CN" },
    { tag: "zh-TW", is: null },
    { tag: "zh-Hant", is: null },
  ])("$tag maps to $is when only en-US, ja-JP and zh-CN are offered", ({ tag, is }) => {
    expect(matchLocale(tag, ["en-US", "ja-JP", "zh-CN"])).toBe(is);
  });
});

// R-LNG-5
describe("the language hint", () => {
  const visitor = {
    cookie: null,
    locale: "en-US",
    browserLanguage: "ja",
    enabled: true,
    offered: LOCALES,
  } as const;

  test("is offered to a reader of another supported language", () => {
    expect(languageHint(visitor)).toBe("ja-JP");
  });

  test.each([
    { says: "the visitor has chosen before", facts: { cookie: "en-US" } },
    { says: "the page is already in their language", facts: { locale: "ja-JP" } },
    { says: "their language is not supported", facts: { browserLanguage: "it-IT" } },
    { says: "the browser names no language", facts: { browserLanguage: undefined } },
    { says: "hints are off", facts: { enabled: false } },
    { says: "their language is not offered", facts: { offered: ["en-US", "zh-CN"] } },
  ] as const)("is left out when $says", ({ facts }) => {
    expect(languageHint({ ...visitor, ...facts })).toBeNull();
  });
});

// R-LNG-4
describe("the language redirect", () => {
  test.each([
    { says: "the chosen language differs", cookie: "zh-CN", url: "/store", to: "/zh-CN/store?redirect=1" },
    {
      says: "the chosen language is the default",
      cookie: "en-US",
      url: "/zh-CN/store",
      to: "/store?redirect=1",
    },
    {
      says: "the query is kept",
      cookie: "ja-JP",
      url: "/store?keyword=a%20b",
      to: "/ja-JP/store?keyword=a%20b&redirect=1",
    },
    {
      says: "another value of the redirect parameter is ignored",
      cookie: "ja-JP",
      url: "/?redirect=0",
      to: "/ja-JP?redirect=0&redirect=1",
    },
    { says: "an empty query is dropped", cookie: "ja-JP", url: "/?", to: "/ja-JP?redirect=1" },
  ])("redirects: $says", ({ cookie, url, to }) => {
    expect(redirectFor(cookie, url)).toBe(to);
  });

  test.each([
    { says: "no language was chosen", cookie: null, url: "/store" },
    { says: "the chosen one is not supported", cookie: "it-IT", url: "/store" },
    { says: "the cookie is broken", cookie: "<script>", url: "/store" },
    { says: "the page is in the chosen one", cookie: "ja-JP", url: "/ja-JP/store" },
    { says: "the redirect has already happened", cookie: "ja-JP", url: "/store?redirect=1" },
    {
      says: "the redirect has already happened, and the parameter is repeated",
      cookie: "ja-JP",
      url: "/store?redirect=0&redirect=1",
    },
    { says: "the address is a 404 anyway", cookie: "ja-JP", url: "/xx-YY/store" },
    { says: "the chosen one is not offered", cookie: "de-DE", url: "/store", offered: ["en-US", "ja-JP"] },
  ] as const)("stays: $says", ({ cookie, url, ...more }) => {
    expect(redirectFor(cookie, url, "offered" in more ? more.offered : LOCALES)).toBeNull();
  });

  test("never redirects twice", () => {
    const first = redirectFor("zh-TW", "/fr-FR/store?keyword=x") ?? "";
    expect(redirectFor("ja-JP", first)).toBeNull();
  });
});

// R-LNG-4
test("the cookie lives for a year on the whole site", () => {
  expect(LANGUAGE_COOKIE).toEqual({
    name: "user.specified.language",
    path: "/",
    sameSite: "strict",
    secure: true,
    maxAgeS: 365 * 24 * 60 * 60,
  });
});

// R-LNG-1
test("locales are matched exactly", () => {
  expect(isLocale("th-TH")).toBe(true);
  expect(isLocale("th-th")).toBe(false);
  expect(isLocale(7)).toBe(false);
});

test("both Chinese locales are Chinese", () => {
  expect(["zh-CN", "zh-TW", "ja-JP"].filter((tag) => isLocale(tag) && isChinese(tag))).toEqual([
    "zh-CN",
    "zh-TW",
  ]);
});

function redirectFor(
  cookie: string | null,
  url: string,
  offered: readonly Locale[] = LOCALES,
): string | null {
  const [pathname = "", query] = url.split("?");
  return languageRedirect({ cookie, pathname, search: query === undefined ? "" : `?${query}`, offered });
}

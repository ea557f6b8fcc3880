import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LOCALES, localePath, splitLocalePath } from "./index.ts";

// R-LNG-1
describe("adding a locale to a path", () => {
  test.each([
    { says: "the default has no prefix", locale: "en-US", path: "/store", is: "/store" },
    { says: "every other locale has one", locale: "zh-CN", path: "/store", is: "/zh-CN/store" },
    { says: "home has no trailing slash", locale: "ja-JP", path: "/", is: "/ja-JP" },
    { says: "home keeps its query", locale: "ja-JP", path: "/?a=1", is: "/ja-JP?a=1" },
    { says: "home keeps its fragment", locale: "ja-JP", path: "/#news", is: "/ja-JP#news" },
    { says: "a query stays", locale: "fr-FR", path: "/store?keyword=x", is: "/fr-FR/store?keyword=x" },
  ] as const)("$says", ({ locale, path, is }) => {
    expect(localePath(locale, path)).toBe(is);
  });

  test("a path must start with a slash", () => {
    expect(() => localePath("ja-JP", "store")).toThrow(RangeError);
  });
});

describe("splitting a path", () => {
  test.each([
    { pathname: "/", locale: "en-US", path: "/", isCanonical: true },
    { pathname: "/store/12", locale: "en-US", path: "/store/12", isCanonical: true },
    { pathname: "/zh-TW", locale: "zh-TW", path: "/", isCanonical: true },
    { pathname: "/zh-TW/", locale: "zh-TW", path: "/", isCanonical: true },
    { pathname: "/zh-TW/store", locale: "zh-TW", path: "/store", isCanonical: true },
    { pathname: "/boy-bl", locale: "en-US", path: "/boy-bl", isCanonical: true },
    { pathname: "/girl-gl", locale: "en-US", path: "/girl-gl", isCanonical: true },
    { pathname: "/my-store", locale: "en-US", path: "/my-store", isCanonical: true },
    { pathname: "/zh-cn/store", locale: "zh-CN", path: "/store", isCanonical: false },
    { pathname: "/en-US/store", locale: "en-US", path: "/store", isCanonical: false },
  ])("$pathname is $path in $locale", ({ pathname, ...is }) => {
    expect(splitLocalePath(pathname)).toEqual(is);
  });

  // R-LNG-2
  test.each(["/xx-YY/store", "/en-GB", "/zh", "/de/store", "/zh-Hans-CN/store"])(
    "%s looks like a language we do not have, so it is not found",
    (pathname) => {
      expect(splitLocalePath(pathname)).toBeNull();
    },
  );

  test("adding a locale and splitting round-trips", () => {
    // Anything shaped like a language tag is either a locale or not found; no page has such a name.
    const segment = fc.stringMatching(/^[a-z][a-z-]{4,12}$/).filter((name) => !/^[a-z]{2,3}-/.test(name));
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), fc.array(segment, { maxLength: 3 }), (locale, segments) => {
        const path = `/${segments.join("/")}`;
        expect(splitLocalePath(localePath(locale, path))).toEqual({ locale, path, isCanonical: true });
      }),
    );
  });
});

import { describe, expect, test } from "vitest";
import { completeLocales, LOCALES, offeredAddress } from "./index.ts";

// R-LNG-3
describe("a complete locale", () => {
  const shop = { "en-US": { a: "A", b: "B" }, "ja-JP": { a: "あ", b: "い" }, "de-DE": { a: "Ä", b: "B" } };
  const account = { "en-US": { c: "C" }, "ja-JP": { c: "う" }, "de-DE": { c: "Z" } };

  test("has a translation of every message of every surface", () => {
    expect(completeLocales([shop, account])).toEqual(["de-DE", "en-US", "ja-JP"]);
  });

  test.each([
    { says: "one message is empty", surface: { ...shop, "de-DE": { a: "Ä", b: "" } } },
    { says: "one message is blank", surface: { ...shop, "de-DE": { a: "Ä", b: " " } } },
    { says: "one message is missing", surface: { ...shop, "de-DE": { a: "Ä" } } },
    { says: "one surface has no catalogue", surface: { "en-US": shop["en-US"], "ja-JP": shop["ja-JP"] } },
  ])("is incomplete when $says", ({ surface }) => {
    expect(completeLocales([surface, account])).toEqual(["en-US", "ja-JP"]);
    expect(completeLocales([account, surface])).toEqual(["en-US", "ja-JP"]);
  });

  test("may contain obsolete messages", () => {
    expect(completeLocales([{ ...shop, "ja-JP": { ...shop["ja-JP"], old: "" } }])).toContain("ja-JP");
  });

  test("always includes the source language", () => {
    expect(completeLocales([{ "en-US": { a: "" } }])).toEqual(["en-US"]);
  });
});

// R-LNG-3
describe("an address in a language that is not offered", () => {
  const lead = (pathname: string, search = "") => offeredAddress({ pathname, search }, ["en-US", "ja-JP"]);

  test.each([
    { pathname: "/de-DE", search: "", to: "/" },
    { pathname: "/de-DE/store/7", search: "?tab=news&q=a%20b", to: "/store/7?tab=news&q=a%20b" },
    { pathname: "/zh-tw/store", search: "", to: "/store" },
  ])("$pathname$search redirects to $to", ({ pathname, search, to }) => {
    expect(lead(pathname, search)).toBe(to);
  });

  test.each(["/", "/store", "/ja-JP/store", "/ja-jp", "/en-US/store", "/xx-YY/store"])(
    "%s stays",
    (pathname) => {
      expect(lead(pathname)).toBeNull();
    },
  );

  // R-LNG-3
  test("does not redirect when the language is offered", () => {
    for (const locale of LOCALES)
      expect(offeredAddress({ pathname: `/${locale}`, search: "" }, LOCALES)).toBeNull();
  });
});

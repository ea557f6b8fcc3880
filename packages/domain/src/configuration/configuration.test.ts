import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LOCALES } from "../locales/index.ts";
import {
  CONFIGURATION_PATHS,
  articlePagePath,
  configurationKind,
  menuTarget,
  parseTranslationSheetId,
  storePagePath,
  translationSheetId,
} from "./index.ts";

const uuid = "0198c0de-0000-7000-8000-00000000000a";

// R-CFG-1
describe("a classify path", () => {
  test.each([
    { path: "configuration/pages/default", is: "page" },
    { path: "configuration/pages/header", is: "menu" },
    { path: "configuration/pages/footer", is: "menu" },
    { path: `configuration/pages/article/${uuid}`, is: "page" },
    { path: articlePagePath(uuid.toUpperCase()), is: "page" },
    { path: "configuration/pages/store/161", is: "page" },
    { path: storePagePath(7), is: "page" },
    { path: "others/langs", is: "langs" },
    { path: "tags/submit", is: "tags" },
    { path: "price/price-rate", is: "price-rate" },
    { path: "price/recharge", is: "recharge" },
    { path: "", is: null },
    { path: "seed/demo", is: null },
    { path: "configuration/pages", is: null },
    { path: "configuration/pages/Default", is: null },
    { path: "/configuration/pages/default", is: null },
    { path: "configuration/pages/default/", is: null },
    { path: `configuration/pages/article/${uuid.toUpperCase()}`, is: null },
    { path: "configuration/pages/article/1", is: null },
    { path: "configuration/pages/store/0161", is: null },
    { path: "configuration/pages/store/0", is: null },
    { path: "configuration/pages/store/2147483648", is: null },
    { path: "configuration/pages/store/1/2", is: null },
    { path: "constructor", is: null },
    { path: "__proto__", is: null },
  ])("$path is of kind $is", ({ path, is }) => {
    expect(configurationKind(path)).toBe(is);
  });

  test("is recognized for every document with a fixed path", () => {
    for (const path of Object.values(CONFIGURATION_PATHS)) expect(configurationKind(path)).not.toBeNull();
  });
});

// R-CFG-6
describe("an item of a menu", () => {
  test.each([
    { value: "/store?show=discount", is: { kind: "shop", path: "/store?show=discount" } },
    { value: " /about-us ", is: { kind: "shop", path: "/about-us" } },
    { value: "/", is: { kind: "shop", path: "/" } },
    { value: "https://studio.example/new", is: { kind: "web", url: "https://studio.example/new" } },
    { value: "http://studio.example/new", is: null },
    { value: "//evil.example", is: null },
    { value: "/\\evil.example", is: null },
    { value: "/.//evil.example", is: null },
    { value: "/store/../..//evil.example", is: null },
    { value: "/\t/evil.example", is: null },
    { value: "\\\\evil.example", is: null },
    { value: "javascript:alert(1)", is: null },
    { value: "data:text/html,x", is: null },
    { value: "store", is: null },
    { value: "", is: null },
  ])("with the value $value resolves to $is", ({ value, is }) => {
    expect(menuTarget(value)).toEqual(is);
  });

  test("never leaves the shop through a path", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary-ascii", maxLength: 12 }), (rest) => {
        const target = menuTarget(`/${rest}`);
        const path = target?.kind === "shop" ? target.path : "/";
        expect(new URL(path, "https://shop.example").origin).toBe("https://shop.example");
      }),
    );
  });
});

// R-LNG-9
describe("the id of a translation sheet", () => {
  test.each([
    { id: "ja-JP", is: { platformKey: null, locale: "ja-JP" } },
    { id: "partner/zh-CN", is: { platformKey: "partner", locale: "zh-CN" } },
    { id: "china-next/zh-CN", is: { platformKey: "china-next", locale: "zh-CN" } },
    { id: "ja-jp", is: null },
    { id: "xx-XX", is: null },
    { id: "a/b/ja-JP", is: null },
    { id: "../ja-JP", is: null },
    { id: "", is: null },
  ])("$id identifies $is", ({ id, is }) => {
    expect(parseTranslationSheetId(id)).toEqual(is);
  });

  test("round-trips", () => {
    for (const locale of LOCALES)
      expect(parseTranslationSheetId(translationSheetId("partner", locale))).toEqual({
        platformKey: "partner",
        locale,
      });
  });
});

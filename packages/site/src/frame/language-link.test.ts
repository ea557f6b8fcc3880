import { expect, test } from "vitest";
import { inLanguage } from "./language-link.tsx";

test.each([
  ["/store/7", "?keyword=a%20b", "/ja-JP/store/7?keyword=a%20b"],
  ["/de-DE/store/7", "", "/ja-JP/store/7"],
  ["/de-DE", "?ui_locales=de-DE&client_id=partner", "/ja-JP?ui_locales=ja-JP&client_id=partner"],
])("%s%s in Japanese is %s", (pathname, search, expected) => {
  expect(inLanguage("ja-JP", pathname, search)).toBe(expected);
});

test("the default language has no prefix", () => {
  expect(inLanguage("en-US", "/ja-JP/my-store", "")).toBe("/my-store");
});

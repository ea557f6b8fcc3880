import { expect, test } from "vitest";
import { safeReturnPath } from "./index.ts";

const site = "http://international.localhost:4000";

test.each([
  { wanted: "/store/12?tab=news", is: "/store/12?tab=news" },
  { wanted: "/zh-CN/my-store", is: "/zh-CN/my-store" },
  { wanted: "/store?keyword=100%25%20cat", is: "/store?keyword=100%25%20cat" },
  { wanted: `${site}/article/1`, is: "/article/1" },
  { wanted: "/store#comments", is: "/store" },
  { wanted: "/a/../store", is: "/store" },
  { wanted: "/@evil.test", is: "/@evil.test" },
])("$wanted is accepted as a return path", ({ wanted, is }) => {
  expect(safeReturnPath(wanted, site)).toBe(is);
});

test.each([
  null,
  undefined,
  "",
  "//evil.test",
  "///evil.test",
  "/\\evil.test",
  "\\\\evil.test",
  "/\t/evil.test",
  "/\n/evil.test",
  " //evil.test",
  "https:evil.test",
  "https://evil.test/store",
  "http://international.localhost:4001/store",
  "https://international.localhost:4000/store",
  "http://international.localhost:4000@evil.test/",
  "http://user:pass@international.localhost:4000/store",
  "http://international.localhost:4000.evil.test/",
  "http://partner.localhost:4000/store",
  "javascript:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,x",
  "blob:http://international.localhost:4000/x",
  "/%2f%2fevil.test",
  "/%2fevil.test",
  "/%252fevil.test",
  "/%5cevil.test",
  "/..//evil.test",
  "/.//evil.test",
  "/%2525252525252fevil.test",
  "/%ff",
  "http://[",
  "/redirect?returnPath=/redirect",
  "/zh-CN/redirect?returnPath=/",
  "/auth/login?returnPath=/auth/login",
])("%j falls back to home", (wanted) => {
  expect(safeReturnPath(wanted, site)).toBe("/");
});

// R-SIG-8
test("a path of 100,000 characters falls back to home", () => {
  expect(safeReturnPath(`/${"a".repeat(100_000)}`, site)).toBe("/");
});

test("home can be another page", () => {
  expect(safeReturnPath("//evil.test", site, "/ja-JP")).toBe("/ja-JP");
});

import { expect, test } from "vitest";
import { pageDataPath, readPageDataPath } from "./index.ts";

// R-WEB-74
test.each([
  ["/", "/_0a1b.page"],
  ["/store", "/store/_0a1b.page"],
  ["/zh-CN", "/zh-CN/_0a1b.page"],
])("the data of %s is found at %s, and its page from there", (pathname, path) => {
  expect(pageDataPath(pathname, "0a1b")).toBe(path);
  expect(readPageDataPath(path)).toEqual({ pathname, tag: "0a1b" });
});

// R-WEB-74
test.each([
  "/store",
  "/store.page",
  "/store/_.page",
  "/store/_0A1B.page",
  "/_0a1b.page/store",
  "/store.data",
])("%s is the address of something else", (path) => {
  expect(readPageDataPath(path)).toBeNull();
});

import { expect, test } from "vitest";
import { articleListPath, articlePath, parseArticleListQuery } from "./article-list-query.ts";

// R-ART-7
test.each([
  { address: "", path: "/article" },
  { address: "?category=all&page=1", path: "/article" },
  { address: "?category=tutorial", path: "/article?category=tutorial" },
  { address: "?keyword=%20top%20up%20&page=3", path: "/article?keyword=top+up&page=3" },
  {
    address: "?category=qa&keyword=%E9%80%80%E6%AC%BE",
    path: "/article?category=qa&keyword=%E9%80%80%E6%AC%BE",
  },
  { address: "?category=gossip&page=0", path: "/article" },
  { address: "?page=-1", path: "/article" },
  { address: "?page=1e3", path: "/article" },
  { address: "?page=999999", path: "/article?page=10000" },
])("the list at $address is the one at $path", ({ address, path }) => {
  expect(articleListPath(parseArticleListQuery(new URLSearchParams(address)))).toBe(path);
});

test("a keyword is cut where the API stops counting", () => {
  const { keyword } = parseArticleListQuery(new URLSearchParams({ keyword: "x".repeat(300) }));
  expect(keyword).toHaveLength(100);
});

test("an article keeps the category it was found in", () => {
  expect(articlePath("a-b")).toBe("/article/a-b");
  expect(articlePath("a-b", "qa")).toBe("/article/a-b?category=qa");
});

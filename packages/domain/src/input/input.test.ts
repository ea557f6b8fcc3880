import { expect, test } from "vitest";
import { parseStoreId, parseWebUrl, trimSearch } from "./index.ts";

test("a search keyword is trimmed", () => {
  expect(trimSearch("  moon cat ")).toBe("moon cat");
});

test.each([
  { text: "42", is: 42 },
  { text: "007", is: 7 },
  { text: "2147483647", is: 2_147_483_647 },
  { text: "2147483648", is: null },
  { text: "0", is: null },
  { text: "42abc", is: null },
  { text: "4.2", is: null },
  { text: "-1", is: null },
  { text: " 1", is: null },
  { text: "", is: null },
  { text: undefined, is: null },
])("the path segment $text is game $is", ({ text, is }) => {
  expect(parseStoreId(text)).toBe(is);
});

test.each([
  { typed: " https://example.test/me ", is: "https://example.test/me" },
  { typed: "HTTP://Example.test", is: "http://example.test/" },
  { typed: "javascript:alert(1)", is: null },
  { typed: "data:text/html,x", is: null },
  { typed: "https:evil.test", is: null },
  { typed: "https://", is: null },
  { typed: "example.test", is: null },
  { typed: `https://example.test/${"a".repeat(2_048)}`, is: null },
])("the link $typed is normalised to $is", ({ typed, is }) => {
  expect(parseWebUrl(typed)).toBe(is);
});

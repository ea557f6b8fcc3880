import { expect, test } from "vitest";
import { clampNumber, parseStoreId, parseWebUrl, trimSearch } from "./index.ts";

// R-WEB-8
test.each([
  { value: 5, is: 5 },
  { value: -1, is: 0 },
  { value: 11, is: 10 },
  { value: 10, is: 10 },
  { value: Number.NaN, is: 0 },
  { value: Number.POSITIVE_INFINITY, is: 10 },
])("$value clamped to 0–10 is $is", ({ value, is }) => {
  expect(clampNumber(value, 0, 10)).toBe(is);
});

// R-WEB-8
test("min greater than max is refused", () => {
  expect(() => clampNumber(1, 2, 1)).toThrow(RangeError);
});

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

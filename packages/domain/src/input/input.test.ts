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
])("$value between 0 and 10 becomes $is", ({ value, is }) => {
  expect(clampNumber(value, 0, 10)).toBe(is);
});

// R-WEB-8
test("limits the wrong way round are refused", () => {
  expect(() => clampNumber(1, 2, 1)).toThrow(RangeError);
});

test("a search word loses the spaces around it", () => {
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
])("the address part $text names game $is", ({ text, is }) => {
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
])("the link $typed is read as $is", ({ typed, is }) => {
  expect(parseWebUrl(typed)).toBe(is);
});

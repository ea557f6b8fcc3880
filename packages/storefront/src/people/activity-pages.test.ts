import { expect, test } from "vitest";
import { parsePage } from "./activity-pages.ts";

test.each([
  ["2", 2],
  ["1000", 1_000],
  ["9999", 1_000],
])("page %s of the activities is page %s", (text, page) => {
  expect(parsePage(text)).toBe(page);
});

test.each([null, "", "0", "-1", "01", "1.5", "2x", "99999", "１"])("%j is the first page", (text) => {
  expect(parsePage(text)).toBe(1);
});

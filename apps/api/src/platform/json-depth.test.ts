import { expect, test } from "vitest";
import { isDeeper } from "./json-depth.ts";

const nested = (depth: number, wrap: (inner: unknown) => unknown) => {
  let value: unknown = 7;
  for (let at = 0; at < depth; at += 1) value = wrap(value);
  return value;
};

test.each([
  ["a number", 7, 0, false],
  ["an empty list", [], 0, true],
  ["an empty list", [], 1, false],
  ["lists in lists", nested(3, (inner) => [inner]), 3, false],
  ["lists in lists", nested(4, (inner) => [1, inner]), 3, true],
  ["objects in objects", nested(32, (inner) => ({ a: 1, inner })), 32, false],
  ["objects in objects", nested(33, (inner) => ({ a: 1, inner })), 32, true],
  ["nesting deeper than any stack", nested(200_000, (inner) => [inner]), 32, true],
])("%s (%#)", (_, value, max, expected) => {
  expect(isDeeper(value, max)).toBe(expected);
});

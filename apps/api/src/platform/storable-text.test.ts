import { expect, test } from "vitest";
import { holdsOnlyText } from "./storable-text.ts";

test.each([
  ["a plain text", '"tea"', true],
  ["a pair of escapes that is one character", '"\\ud83d\\ude00"', true],
  ["an escaped backslash before what only looks like an escape", '"\\\\u0000"', true],
  ["NUL", '"a\\u0000"', false],
  ["half a pair", '"\\ud83d"', false],
  ["the other half", '"\\uDE00x"', false],
  ["NUL deep inside", '{"a":[{"b":[["\\u0000"]]}]}', false],
  ["NUL in a name", '{"\\u0000":1}', false],
  ["NUL ten thousand levels down", `${"[".repeat(10_000)}"\\u0000"${"]".repeat(10_000)}`, false],
])("%s", (_, source, storable) => {
  expect(holdsOnlyText(source, JSON.parse(source))).toBe(storable);
});

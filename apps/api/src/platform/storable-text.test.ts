import { expect, test } from "vitest";
import { holdsOnlyText } from "./storable-text.ts";

test.each([
  ["a plain text", '"tea"', true],
  ["an escaped surrogate pair", '"\\ud83d\\ude00"', true],
  ["an escaped backslash before what only looks like an escape", '"\\\\u0000"', true],
  ["NUL", '"a\\u0000"', false],
  ["a lone high surrogate", '"\\ud83d"', false],
  ["a lone low surrogate", '"\\uDE00x"', false],
  ["a deeply nested NUL", '{"a":[{"b":[["\\u0000"]]}]}', false],
  ["NUL in a key", '{"\\u0000":1}', false],
  ["NUL ten thousand levels down", `${"[".repeat(10_000)}"\\u0000"${"]".repeat(10_000)}`, false],
])("%s", (_, source, storable) => {
  expect(holdsOnlyText(source, JSON.parse(source))).toBe(storable);
});

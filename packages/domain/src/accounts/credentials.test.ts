import { expect, test } from "vitest";
import { isVerificationCode, parseEmail, passwordProblem } from "./index.ts";

// R-ACC-1
test.each([
  { says: "8 letters and digits are fine", password: "abcd1234", problem: null },
  { says: "16 are fine", password: "abcdEFGH12345678", problem: null },
  { says: "7 are too few", password: "abcd123", problem: "too-short" },
  { says: "17 are too many", password: "abcdEFGH123456789", problem: "too-long" },
  { says: "a special character is refused", password: "abcd123!", problem: "special-characters" },
  { says: "a space is refused", password: "abcd 1234", problem: "special-characters" },
  { says: "letters outside a to z are refused", password: "pässword1", problem: "special-characters" },
  { says: "a line break at the end is refused", password: "abcd1234\n", problem: "special-characters" },
  { says: "an empty password is too short", password: "", problem: "too-short" },
])("$says", ({ password, problem }) => {
  expect(passwordProblem(password)).toBe(problem);
});

test.each([
  { text: "12345678", is: true },
  { text: "00000000", is: true },
  { text: "1234567", is: false },
  { text: "123456789", is: false },
  { text: "1234567a", is: false },
  { text: " 12345678", is: false },
  { text: "12345678\n", is: false },
  { text: "１２３４５６７８", is: false },
])("the code '$text' is well-formed: $is", ({ text, is }) => {
  expect(isVerificationCode(text)).toBe(is);
});

test.each([
  { typed: " Mika@Example.Test ", is: "mika@example.test" },
  { typed: "a.b+shop@sub.example.test", is: "a.b+shop@sub.example.test" },
  { typed: "mika@example", is: null },
  { typed: "mika", is: null },
  { typed: "@example.test", is: null },
  { typed: "mika@@example.test", is: null },
  { typed: "mi ka@example.test", is: null },
  { typed: "mika@example.test\r\nBcc: x@y.test", is: null },
  { typed: ".mika@example.test", is: null },
  { typed: "mi..ka@example.test", is: null },
  { typed: "mika@-example.test", is: null },
  { typed: `${"a".repeat(64)}@example.test`, is: `${"a".repeat(64)}@example.test` },
  { typed: `${"a".repeat(65)}@example.test`, is: null },
  { typed: `a@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(63)}.${"e".repeat(63)}.test`, is: null },
])("the address '$typed' is normalised to $is", ({ typed, is }) => {
  expect(parseEmail(typed)).toBe(is);
});

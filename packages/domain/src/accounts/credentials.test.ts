import { expect, test } from "vitest";
import { PASSWORD_RULES, parseEmail, parseVerificationCode, passwordProblem } from "./index.ts";

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

// R-ACC-1
test("the rules for password managers say what the policy says", () => {
  expect(PASSWORD_RULES).toBe("minlength: 8; maxlength: 16; allowed: lower, upper, digit;");
});

// R-ACC-2
test.each([
  { typed: "12345678", is: "12345678" },
  { typed: "00000000", is: "00000000" },
  { typed: " 1234 5678\n", is: "12345678" },
  { typed: "1234-5678", is: "12345678" },
  { typed: "1234\u20135678", is: "12345678" },
  { typed: "１２３４　５６７８", is: "12345678" },
  { typed: "1234567", is: null },
  { typed: "123456789", is: null },
  { typed: "1234567a", is: null },
  { typed: "1234.5678", is: null },
  { typed: "", is: null },
])("the code in '$typed' is $is", ({ typed, is }) => {
  expect(parseVerificationCode(typed)).toBe(is);
});

test.each([
  { typed: " Mika@Example.Test ", is: "mika@example.test" },
  { typed: "a.b+shop@sub.example.test", is: "a.b+shop@sub.example.test" },
  { typed: "mika@Bücher.example", is: "mika@xn--bcher-kva.example" },
  { typed: "mika@почта.рф", is: "mika@xn--80a1acny.xn--p1ai" },
  { typed: "mika@例え。テスト", is: "mika@xn--r8jz45g.xn--zckzah" },
  { typed: "mika@xn--bcher-kva.example", is: "mika@xn--bcher-kva.example" },
  { typed: "müka@example.test", is: null },
  { typed: "mika@bü/cher.example", is: null },
  { typed: "mika@bücher.example:25", is: null },
  { typed: "mika@bü cher.example", is: null },
  { typed: "mika@１２７.０.０.１", is: null },
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

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  newSupportNumber,
  nextSupportState,
  parseSupportNumber,
  SUPPORT_NUMBER_LENGTH,
  SUPPORT_STATES,
  SUPPORT_TEXT_LENGTH_MAX,
  supportTextProblem,
} from "./index.ts";

// R-SPT-3
describe("a case", () => {
  test.each([
    { says: "stays open while unanswered", from: "open", step: "write", to: "open" },
    { says: "waits for the player once answered", from: "open", step: "reply", to: "waiting_player" },
    { says: "waits for staff once they answer", from: "waiting_player", step: "write", to: "waiting_staff" },
    { says: "may be answered twice in a row", from: "waiting_player", step: "reply", to: "waiting_player" },
    { says: "is closed by either side", from: "waiting_staff", step: "close", to: "closed" },
    { says: "takes no more messages when closed", from: "closed", step: "write", to: null },
    { says: "takes no more replies when closed", from: "closed", step: "reply", to: null },
    { says: "goes back to staff when reopened", from: "closed", step: "reopen", to: "waiting_staff" },
    { says: "is closed once, however often", from: "closed", step: "close", to: "closed" },
  ] as const)("$says", ({ from, step, to }) => {
    expect(nextSupportState(from, step)).toBe(to);
  });

  test("that is not closed is left alone by reopening", () => {
    for (const state of SUPPORT_STATES.filter((each) => each !== "closed"))
      expect(nextSupportState(state, "reopen")).toBe(state);
  });
});

// R-SPT-2
describe("a case number", () => {
  const bytes = fc.uint8Array({ minLength: SUPPORT_NUMBER_LENGTH, maxLength: SUPPORT_NUMBER_LENGTH });

  test("is two groups of five, and understood however it is typed", () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const number = newSupportNumber(random);
        expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
        expect(parseSupportNumber(number)).toBe(number);
        expect(parseSupportNumber(` ${number.toLowerCase().replace("-", " – ")} `)).toBe(number);
        expect(parseSupportNumber(number.replaceAll("0", "o").replaceAll("1", "l"))).toBe(number);
      }),
    );
  });

  test.each(["", "7K3M9", "7K3M9-QXD0U", "7K3M9-QXD02-1", "x".repeat(1_000), "7K3M9'QXD02"])(
    "%j is none",
    (typed) => {
      expect(parseSupportNumber(typed)).toBeNull();
    },
  );

  test("needs all its chance", () => {
    expect(() => newSupportNumber(new Uint8Array(3))).toThrow(RangeError);
  });
});

// R-SPT-1
test.each([
  { says: "nine characters are too few", text: "No coins!", is: "short" },
  { says: "ten are enough", text: "No coins!!", is: null },
  { says: "an emoji counts once", text: "🐈".repeat(9), is: "short" },
  { says: "the longest text fits", text: "x".repeat(SUPPORT_TEXT_LENGTH_MAX), is: null },
  { says: "one more does not", text: "x".repeat(SUPPORT_TEXT_LENGTH_MAX + 1), is: "long" },
])("$says", ({ text, is }) => {
  expect(supportTextProblem(text)).toBe(is);
});

test("an answer may be one word", () => {
  expect(supportTextProblem("OK", 1)).toBeNull();
  expect(supportTextProblem("", 1)).toBe("short");
});

import { describe, expect, test } from "vitest";
import { REDEMPTION_REWARD_KEYS } from "../redemptions/index.ts";
import {
  GRANT_ALONE_MAX,
  GRANT_REASONS,
  grantNeedsConfirmation,
  grantState,
  isGrantReason,
  mayGiveTo,
} from "./index.ts";

// R-GRT-3
describe.each(REDEMPTION_REWARD_KEYS)("%s", (key) => {
  const max = GRANT_ALONE_MAX[key];

  test("one person gives alone up to the limit, and not a meowcent more", () => {
    expect(grantNeedsConfirmation(key, max, 0)).toBe(false);
    expect(grantNeedsConfirmation(key, max + 1, 0)).toBe(true);
  });

  test("what was given alone before counts", () => {
    expect(grantNeedsConfirmation(key, 1, max - 1)).toBe(false);
    expect(grantNeedsConfirmation(key, 1, max)).toBe(true);
  });

  test("what costs nothing needs nobody else", () => {
    expect(grantNeedsConfirmation(key, 0, max + 1)).toBe(false);
  });

  test.each([0.5, Number.NaN])("a worth of %s is none", (worth) => {
    expect(() => grantNeedsConfirmation(key, worth, 0)).toThrow(RangeError);
  });
});

// R-GRT-4
test("nobody gives to themselves, however many others are on the list", () => {
  expect(mayGiveTo("me", ["you", "me"])).toBe(false);
  expect(mayGiveTo("me", ["you", "them"])).toBe(true);
});

// R-GRT-5
test.each([
  [false, null, "given"],
  [true, null, "pending"],
  [true, "confirmed", "given"],
  [true, "withdrawn", "withdrawn"],
] as const)("needs confirmation: %s, decided: %s: %s", (needed, decision, state) => {
  expect(grantState(needed, decision)).toBe(state);
});

test.each(["", "Prize", "toString", null, 0])("%s is no reason", (value) => {
  expect(isGrantReason(value)).toBe(false);
  expect(GRANT_REASONS.every(isGrantReason)).toBe(true);
});

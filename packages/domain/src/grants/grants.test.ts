import { expect, test } from "vitest";
import { REDEMPTION_REWARD_KEYS } from "../redemptions/index.ts";
import { GRANT_ACTS, GRANT_REASONS, grantState, isGrantReason, mayGiveTo } from "./index.ts";

// R-GRT-3
test("each kind of reward has its own limit", () => {
  expect(new Set(REDEMPTION_REWARD_KEYS.map((key) => GRANT_ACTS[key])).size).toBe(
    REDEMPTION_REWARD_KEYS.length,
  );
});

// R-GRT-4
test("staff cannot grant to themselves, however many others are on the list", () => {
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

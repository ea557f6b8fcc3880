import * as fc from "fast-check";
import { expect, test } from "vitest";
import { bonusShare, bonusSilver } from "./index.ts";

const amount = fc.integer({ min: 0, max: 1_000_000_000 });
const brand = fc.record({ silver: fc.boolean() });

// R-BRD-2
test("a brand with silver grants a plan's whole bonus, and one without grants none", () => {
  fc.assert(
    fc.property(amount, (silver) => {
      expect(bonusSilver(silver, { silver: true })).toBe(silver);
      expect(bonusSilver(silver, { silver: false })).toBe(0);
    }),
  );
});

test("a bonus is the plan's times the brand's share, so that SQL can compute it too", () => {
  fc.assert(
    fc.property(amount, brand, (silver, features) => {
      expect(bonusSilver(silver, features)).toBe(silver * bonusShare(features));
    }),
  );
});

test("half a meowcent is no bonus", () => {
  expect(() => bonusSilver(0.5, { silver: true })).toThrow(RangeError);
});

import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assertAmount, basisPointsOf, divideRounded, percentOf, sumOf } from "./index.ts";

// R-PRC-2
describe("dividing", () => {
  test.each([
    { says: "a whole result is unchanged", numerator: 6, denominator: 3, is: 2 },
    { says: "below half rounds down", numerator: 4, denominator: 3, is: 1 },
    { says: "above half rounds up", numerator: 5, denominator: 3, is: 2 },
    { says: "half rounds away from zero", numerator: 5, denominator: 2, is: 3 },
    { says: "negative halves round away from zero too", numerator: -5, denominator: 2, is: -3 },
    { says: "a small loss rounds to nothing", numerator: -1, denominator: 3, is: 0 },
    { says: "zero stays zero", numerator: 0, denominator: 7, is: 0 },
    {
      says: "the largest amount stays exact",
      numerator: Number.MAX_SAFE_INTEGER,
      denominator: 1,
      is: Number.MAX_SAFE_INTEGER,
    },
  ])("$says", ({ numerator, denominator, is }) => {
    expect(divideRounded(numerator, denominator)).toBe(is);
  });

  test("the result is the nearest integer; ties round away from zero", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: 2 ** 40 }), (numerator, denominator) => {
        const rounded = BigInt(divideRounded(numerator, denominator));
        const errorTwice = 2n * (BigInt(numerator) - rounded * BigInt(denominator));
        const size = errorTwice < 0n ? -errorTwice : errorTwice;
        expect(size <= BigInt(denominator)).toBe(true);
        const isHalf = size === BigInt(denominator);
        const awayFromZero = numerator < 0 ? errorTwice > 0n : errorTwice < 0n;
        expect(!isHalf || awayFromZero).toBe(true);
      }),
    );
  });

  test.each([
    { says: "by zero", numerator: 1, denominator: 0 },
    { says: "by a negative number", numerator: 1, denominator: -2 },
    { says: "by a fraction", numerator: 0.5, denominator: 2 },
    { says: "beyond the safe integers", numerator: 2 ** 53, denominator: 2 },
  ])("dividing $says is refused", ({ numerator, denominator }) => {
    expect(() => divideRounded(numerator, denominator)).toThrow(RangeError);
  });
});

// R-PRC-1, R-PRC-2
describe("percentages", () => {
  test.each([
    { amount: 999, percent: 33, is: 330 },
    { amount: 50, percent: 1, is: 1 },
    { amount: 49, percent: 1, is: 0 },
    { amount: 150, percent: 1, is: 2 },
    { amount: -50, percent: 1, is: -1 },
    { amount: 999, percent: 0, is: 0 },
    { amount: 999, percent: 100, is: 999 },
    { amount: Number.MAX_SAFE_INTEGER, percent: 100, is: Number.MAX_SAFE_INTEGER },
    { amount: -Number.MAX_SAFE_INTEGER, percent: 100, is: -Number.MAX_SAFE_INTEGER },
    // 90,071,992,547,409,910 / 100 × 50: half of it is …704.5.
    { amount: Number.MAX_SAFE_INTEGER, percent: 50, is: 4_503_599_627_370_496 },
    { amount: -Number.MAX_SAFE_INTEGER, percent: 50, is: -4_503_599_627_370_496 },
    { amount: Number.MAX_SAFE_INTEGER - 1, percent: 33, is: 2_972_375_754_064_527 },
  ])("$percent % of $amount is $is", ({ amount, percent, is }) => {
    expect(percentOf(amount, percent)).toBe(is);
  });

  test.each([-1, 101, 12.5, Number.NaN])("%s is not a valid percentage", (percent) => {
    expect(() => percentOf(100, percent)).toThrow(RangeError);
  });

  test("a part is never larger than the whole, and never negative", () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.integer({ min: 0, max: 100 }), (amount, percent) => {
        const part = percentOf(amount, percent);
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(amount);
      }),
    );
  });
});

describe("basis points", () => {
  test.each([
    { amount: 999, basisPoints: 10_000, is: 999 },
    { amount: 999, basisPoints: 5_000, is: 500 },
    { amount: 999, basisPoints: 72_345, is: 7_227 },
    { amount: 999, basisPoints: 0, is: 0 },
  ])("$basisPoints basis points of $amount is $is", ({ amount, basisPoints, is }) => {
    expect(basisPointsOf(amount, basisPoints)).toBe(is);
  });

  test("a result beyond the safe integers is refused", () => {
    expect(() => basisPointsOf(Number.MAX_SAFE_INTEGER, 20_000)).toThrow(RangeError);
  });

  test("a negative rate is refused", () => {
    expect(() => basisPointsOf(1, -1)).toThrow(RangeError);
  });
});

// R-PRC-1
test("amounts are summed exactly or refused", () => {
  expect(sumOf([])).toBe(0);
  expect(sumOf([1, 2, 3])).toBe(6);
  expect(() => sumOf([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
  expect(() => sumOf([0.5])).toThrow(RangeError);
  expect(() => assertAmount(1.5)).toThrow("whole number");
});

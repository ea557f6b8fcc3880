import * as fc from "fast-check";
import { expect, test } from "vitest";
import { splitPayment, walletAfter, walletOf } from "./index.ts";

test.each([
  {
    says: "silver pays all when it covers the total",
    total: 500,
    silver: 800,
    use: true,
    is: { silver: 500, coin: 0 },
  },
  {
    says: "exactly enough silver pays all",
    total: 500,
    silver: 500,
    use: true,
    is: { silver: 500, coin: 0 },
  },
  {
    says: "silver below the total is spent completely",
    total: 500,
    silver: 200,
    use: true,
    is: { silver: 200, coin: 300 },
  },
  { says: "without silver, coins pay all", total: 500, silver: 0, use: true, is: { silver: 0, coin: 500 } },
  {
    says: "with the toggle off, coins pay all",
    total: 500,
    silver: 800,
    use: false,
    is: { silver: 0, coin: 500 },
  },
  {
    says: "a total of zero needs no split",
    total: 0,
    silver: 800,
    use: true,
    is: { silver: 0, coin: 0 },
  },
  {
    says: "a negative silver balance counts as zero",
    total: 500,
    silver: -5,
    use: true,
    is: { silver: 0, coin: 500 },
  },
])("$says", ({ total, silver, use, is }) => {
  expect(splitPayment(total, silver, use)).toEqual(is);
});

// R-WAL-1
test("the two parts add up to the total, and silver is never overdrawn", () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.maxSafeNat(), fc.boolean(), (total, balance, useSilver) => {
      const { silver, coin } = splitPayment(total, balance, useSilver);
      expect(silver + coin).toBe(total);
      expect(silver).toBeGreaterThanOrEqual(0);
      expect(silver).toBeLessThanOrEqual(useSilver ? balance : 0);
      expect(coin).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("invalid amounts are refused", () => {
  expect(() => splitPayment(-1, 0, true)).toThrow(RangeError);
  expect(() => splitPayment(1.5, 0, true)).toThrow(RangeError);
  expect(() => splitPayment(1, Number.NaN, true)).toThrow(RangeError);
});

test("the wallet afterwards is balance minus cost, per account", () => {
  expect(walletAfter({ meowcent: 1_000, silver: 200 }, { silver: 150, coin: 400 })).toEqual({
    meowcent: 600,
    silver: 50,
  });
});

test("a wallet is read by account type; a missing account is empty", () => {
  expect(
    walletOf([
      { type: 1, balance: 30 },
      { type: 0, balance: 900 },
    ]),
  ).toEqual({ meowcent: 900, silver: 30 });
  expect(walletOf([])).toEqual({ meowcent: 0, silver: 0 });
});

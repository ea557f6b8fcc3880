import * as fc from "fast-check";
import { expect, test } from "vitest";
import { splitPayment, walletAfter, walletOf } from "./index.ts";

test.each([
  {
    says: "silver that covers the total pays all",
    total: 500,
    silver: 800,
    use: true,
    is: { silver: 500, coin: 0 },
  },
  {
    says: "silver exactly enough pays all",
    total: 500,
    silver: 500,
    use: true,
    is: { silver: 500, coin: 0 },
  },
  {
    says: "less silver pays its whole balance",
    total: 500,
    silver: 200,
    use: true,
    is: { silver: 200, coin: 300 },
  },
  { says: "without silver coin pays all", total: 500, silver: 0, use: true, is: { silver: 0, coin: 500 } },
  {
    says: "with the toggle off coin pays all",
    total: 500,
    silver: 800,
    use: false,
    is: { silver: 0, coin: 500 },
  },
  {
    says: "nothing to pay is nothing to split",
    total: 0,
    silver: 800,
    use: true,
    is: { silver: 0, coin: 0 },
  },
  { says: "a silver debt counts as none", total: 500, silver: -5, use: true, is: { silver: 0, coin: 500 } },
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

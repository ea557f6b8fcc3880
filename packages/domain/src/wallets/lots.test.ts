import * as fc from "fast-check";
import { expect, test } from "vitest";
import { inSpendingOrder, takeFromLots, type SpendableLot } from "./index.ts";

const lot = (
  id: number,
  origin: string,
  remaining: number,
  expiresAt: number | null = null,
): SpendableLot => ({
  id,
  origin,
  remaining,
  expiresAt,
});

// R-WAL-6
test("what expires first is spent first, then gifts before what was bought, then the oldest", () => {
  const lots = [
    lot(1, "paid", 10),
    lot(2, "grant", 10),
    lot(3, "bonus", 10),
    lot(4, "paid", 10, 5_000),
    lot(5, "grant", 10, 5_000),
    lot(6, "grant", 10, 4_000),
    lot(7, "grant", 10, 5_000),
  ];
  expect(inSpendingOrder(lots).map(({ id }) => id)).toEqual([6, 5, 7, 4, 2, 3, 1]);
});

test("an amount empties one lot after the other, and leaves the rest of the last", () => {
  const lots = [lot(1, "paid", 500), lot(2, "grant", 200), lot(3, "grant", 0)];
  expect(takeFromLots(lots, 350)).toEqual([
    { id: 2, amount: 200 },
    { id: 1, amount: 150 },
  ]);
  expect(takeFromLots(lots, 200)).toEqual([{ id: 2, amount: 200 }]);
  expect(takeFromLots(lots, 0)).toEqual([]);
  expect(() => takeFromLots(lots, 701)).toThrow(RangeError);
});

test("the parts add up to the amount, and none exceeds its lot", () => {
  const lots = fc.uniqueArray(
    fc.record({
      id: fc.nat(),
      origin: fc.constantFrom("paid", "grant", "bonus"),
      remaining: fc.nat(1_000),
      expiresAt: fc.option(fc.nat(5)),
    }),
    { selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(lots, fc.double({ min: 0, max: 1, noNaN: true }), (held, share) => {
      const amount = Math.floor(share * held.reduce((sum, { remaining }) => sum + remaining, 0));
      const taken = takeFromLots(held, amount);
      expect(taken.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
      for (const part of taken)
        expect(part.amount).toBeLessThanOrEqual(held.find(({ id }) => id === part.id)?.remaining ?? 0);
    }),
  );
});

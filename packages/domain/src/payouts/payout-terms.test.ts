import fc from "fast-check";
import { expect, test } from "vitest";
import {
  PAYOUT_STATES,
  mayDecidePayouts,
  payoutMayBecome,
  payoutMoney,
  requestable,
  silverPart,
} from "./index.ts";

// R-ERN-10
test.each([
  [{ held: 700, payable: 1_400 }, 1_400],
  [{ held: 0, payable: 1_400 }, 1_400],
  [{ held: -500, payable: 1_400 }, 900],
  [{ held: -2_000, payable: 1_400 }, 0],
  [{ held: 700, payable: -100 }, 0],
])("with %j a creator can have %d", (balances, expected) => {
  expect(requestable(balances)).toBe(expected);
});

// R-ERN-11
test.each([
  [10_000, 9_500, "USD", 9_500],
  [1_001, 5_000, "USD", 501],
  [999, 5_000, "USD", 500],
  [10_000, 1_549_950, "JPY", 1_550_000],
  [10_000, 1_549_949, "JPY", 1_549_900],
  [1_000_000_000, 999_999_999, "EUR", 99_999_999_900_000],
])("%d meowcent at %d for 100 coins are %s %d", (meowcent, rate, currency, expected) => {
  expect(payoutMoney(meowcent, rate, currency)).toBe(expected);
});

// R-ERN-14
test("payees cannot decide about their own payout", () => {
  expect(mayDecidePayouts("mika", ["koi", "mika"])).toBe(false);
  expect(mayDecidePayouts("mika", ["koi"])).toBe(true);
});

// R-ERN-12
test("the steps of a payout", () => {
  const steps = PAYOUT_STATES.flatMap((from) =>
    PAYOUT_STATES.filter((to) => payoutMayBecome(from, to)).map((to) => `${from} ${to}`),
  );
  expect(steps).toEqual([
    "requested batched",
    "requested returned",
    "requested cancelled",
    "batched settled",
    "batched returned",
    "settled returned",
  ]);
});

// R-ERN-7
test("the silver of an order's lines adds up to the order's", () => {
  expect(silverPart({ silver: 0, total: 0 }, 0, 0)).toBe(0);
  expect(silverPart({ silver: 100, total: 300 }, 0, 100)).toBe(33);
  expect(silverPart({ silver: 100, total: 300 }, 100, 100)).toBe(34);
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 20 }),
      fc.nat(10_000),
      (finals, share) => {
        const total = finals.reduce((sum, final) => sum + final, 0);
        const silver = Math.floor((total * share) / 10_000);
        let before = 0;
        const parts = finals.map((final) => {
          const part = silverPart({ silver, total }, before, final);
          before += final;
          return part;
        });
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(silver);
        expect(parts.every((part, at) => part >= 0 && part <= (finals[at] ?? 0))).toBe(true);
      },
    ),
  );
});

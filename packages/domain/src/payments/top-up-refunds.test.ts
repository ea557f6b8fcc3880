import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  coinsTakenBack,
  disputeAfter,
  refundedSoFar,
  takenFromLots,
  type DisputeState,
  type FactKind,
  type StatedRefund,
} from "./index.ts";

// R-RFD-16
describe("what was refunded of a payment", () => {
  test.each([
    { says: "nothing stated", stated: [], is: 0 },
    {
      says: "two refunds by their ids",
      stated: [
        ["a", 300],
        ["b", 200],
      ],
      is: 500,
    },
    {
      says: "the same refund twice",
      stated: [
        ["a", 300],
        ["a", 300],
      ],
      is: 300,
    },
    {
      says: "a total that includes a named refund",
      stated: [
        ["a", 300],
        [null, 300],
      ],
      is: 300,
    },
    {
      says: "a total that knows of more",
      stated: [
        ["a", 300],
        [null, 500],
      ],
      is: 500,
    },
    {
      says: "an old total",
      stated: [
        [null, 300],
        ["a", 300],
        ["b", 200],
      ],
      is: 500,
    },
    {
      says: "totals do not add up",
      stated: [
        [null, 300],
        [null, 500],
        [null, 300],
      ],
      is: 500,
    },
  ] as const)("$says: $is", ({ stated, is }) => {
    expect(refundedSoFar(stated.map(([refundId, minor]) => ({ refundId, minor })))).toBe(is);
  });

  test("is the same in any order, with any repeats, and never falls", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(999), { maxLength: 6 }),
        fc.infiniteStream(fc.nat()),
        (amounts, dice) => {
          // What a provider may tell of some refunds: each by its id, and every total there ever was.
          let total = 0;
          const all: StatedRefund[] = amounts.flatMap((minor, at) => {
            total += minor;
            return [
              { refundId: `r${at}`, minor },
              { refundId: null, minor: total },
            ];
          });
          const dealt = [...all, ...all]
            .map((each) => ({ each, at: dice.next().value ?? 0 }))
            .toSorted((one, other) => one.at - other.at)
            .map(({ each }) => each);
          expect(refundedSoFar(dealt)).toBe(total);
          const sofar = dealt.map((_each, at) => refundedSoFar(dealt.slice(0, at + 1)));
          expect(sofar).toEqual(sofar.toSorted((one, other) => one - other));
          expect(sofar.every((each) => each <= total)).toBe(true);
        },
      ),
    );
  });
});

// R-RFD-17
describe("what a refund takes back", () => {
  const payment = { pay_amount: 999, coin: 1_000, silver: 55 };

  test("is in proportion, rounded down on the running sum", () => {
    expect(coinsTakenBack(payment, 0, 333)).toEqual({ coin: 333, silver: 18 });
    expect(coinsTakenBack(payment, 333, 333)).toEqual({ coin: 333, silver: 18 });
    expect(coinsTakenBack(payment, 666, 333)).toEqual({ coin: 334, silver: 19 });
  });

  test("all parts together are exactly the payment's, however it is divided", () => {
    const amount = fc.integer({ min: 1, max: 10_000_000_000 });
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        fc.array(amount, { maxLength: 6 }),
        (pay_amount, coin, silver, cuts) => {
          const bounds = [...cuts.map((cut) => cut % pay_amount), pay_amount].toSorted((a, b) => a - b);
          let before = 0;
          const sum = { coin: 0, silver: 0 };
          for (const upTo of bounds) {
            const part = coinsTakenBack({ pay_amount, coin, silver }, before, upTo - before);
            expect(Math.min(part.coin, part.silver)).toBeGreaterThanOrEqual(0);
            sum.coin += part.coin;
            sum.silver += part.silver;
            before = upTo;
          }
          expect(sum).toEqual({ coin, silver });
        },
      ),
    );
  });

  test.each([
    [0, 1_000],
    [999, 1],
    [-1, 5],
    [5, -1],
  ])("never more than was paid: %s, then %s", (before, minor) => {
    expect(() => coinsTakenBack(payment, before, minor)).toThrow(RangeError);
  });
});

// R-RFD-18
test("what the lots do not hold any more is owed, in coins", () => {
  const some = fc.nat(1_000_000);
  const amounts = fc.record({ coin: some, silver: some });
  fc.assert(
    fc.property(amounts, amounts, (due, remaining) => {
      const { taken, owed } = takenFromLots(due, remaining);
      expect(taken.coin + taken.silver + owed).toBe(due.coin + due.silver);
      expect(taken.coin).toBeLessThanOrEqual(Math.min(due.coin, remaining.coin));
      expect(taken.silver).toBeLessThanOrEqual(Math.min(due.silver, remaining.silver));
      expect(owed === 0).toBe(remaining.coin >= due.coin && remaining.silver >= due.silver);
    }),
  );
});

// R-DSP-3
describe("a dispute", () => {
  test.each<[DisputeState | null, FactKind, DisputeState | null]>([
    [null, "disputed", "open"],
    [null, "dispute_won", "won"],
    [null, "reversed", "lost"],
    ["open", "disputed", null],
    ["open", "dispute_won", "won"],
    ["open", "reversed", "lost"],
    ["won", "disputed", null],
    ["won", "dispute_won", null],
    ["won", "reversed", "lost"],
    ["lost", "disputed", null],
    ["lost", "dispute_won", null],
    ["lost", "reversed", null],
    ["open", "succeeded", null],
  ])("that is %s, after '%s': %s", (state, kind, is) => {
    expect(disputeAfter(state, kind)).toBe(is);
  });
});

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { stackCoupons } from "./index.ts";
import { orderCoupons } from "./stack-coupons.ts";

const percentOff = (discount_rate: number, uuid = `c${discount_rate}`) => ({ uuid, discount_rate });

test.each([
  {
    says: "10 % and 5 % off 669 leave 602, then 572",
    sale: 669,
    with: [percentOff(10), percentOff(5)],
    left: [602, 572],
  },
  {
    says: "the higher percentage is applied first",
    sale: 669,
    with: [percentOff(5), percentOff(10)],
    left: [602, 572],
  },
  {
    says: "each applies to what is left",
    sale: 1_000,
    with: [percentOff(50), percentOff(40)],
    left: [500, 300],
  },
  {
    says: "two identical coupons both count",
    sale: 1_000,
    with: [percentOff(50, "b"), percentOff(50, "a")],
    left: [500, 250],
  },
  {
    says: "a coupon listed twice counts once",
    sale: 1_000,
    with: [percentOff(50, "a"), percentOff(50, "a")],
    left: [500],
  },
  { says: "a discount of half a meowcent rounds up", sale: 5, with: [percentOff(10)], left: [4] },
  {
    says: "100 % leaves nothing to discount",
    sale: 999,
    with: [percentOff(100), percentOff(10)],
    left: [0, 0],
  },
  { says: "zero stays zero", sale: 0, with: [percentOff(10)], left: [0] },
  { says: "without a coupon the price is unchanged", sale: 669, with: [], left: [] },
])("$says", ({ sale, with: used, left }) => {
  const stack = stackCoupons(sale, used);
  expect(stack.steps.map((step) => step.after)).toEqual(left);
  expect(stack.result).toBe(left.at(-1) ?? sale);
  expect(stack.discount).toBe(sale - stack.result);
});

// R-CPN-2
test("equal percentages are ordered by uuid", () => {
  const ordered = orderCoupons([
    percentOff(5, "d"),
    percentOff(10, "c"),
    percentOff(10, "a"),
    percentOff(10, "b"),
  ]);
  expect(ordered.map((coupon) => coupon.uuid)).toEqual(["a", "b", "c", "d"]);
});

test("a negative price is refused", () => {
  expect(() => stackCoupons(-1, [])).toThrow(RangeError);
});

// R-CPN-2
test("the order of clicks makes no difference", () => {
  fc.assert(
    fc.property(
      price(),
      coupons().chain((list) =>
        fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
      ),
      (sale, [clicked, shuffled]) => {
        expect(stackCoupons(sale, shuffled)).toEqual(stackCoupons(sale, clicked));
      },
    ),
  );
});

test("the steps chain and add up, and the price stays between zero and the original", () => {
  fc.assert(
    fc.property(price(), coupons(), (sale, list) => {
      const { steps, discount, result } = stackCoupons(sale, list);
      let left = sale;
      for (const step of steps) {
        expect(step.before).toBe(left);
        expect(step.before - step.discount).toBe(step.after);
        expect(step.discount).toBeGreaterThanOrEqual(0);
        left = step.after;
      }
      expect(result).toBe(left);
      expect(steps.reduce((sum, step) => sum + step.discount, 0)).toBe(discount);
      expect(discount + result).toBe(sale);
      expect(result).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("adding a coupon never raises a price", () => {
  fc.assert(
    fc.property(price(), coupons(), fc.integer({ min: 0, max: 100 }), (sale, list, rate) => {
      // Last in order, so that it applies to exactly what the others left.
      const extra = {
        uuid: "zzz",
        discount_rate: Math.min(rate, ...list.map((coupon) => coupon.discount_rate)),
      };
      expect(stackCoupons(sale, [...list, extra]).result).toBeLessThanOrEqual(
        stackCoupons(sale, list).result,
      );
    }),
  );
});

function price() {
  return fc.integer({ min: 0, max: 10_000_000 });
}

function coupons() {
  const coupon = fc.record({ uuid: fc.uuid(), discount_rate: fc.integer({ min: 0, max: 100 }) });
  return fc.uniqueArray(coupon, { selector: ({ uuid }) => uuid, maxLength: 6 });
}

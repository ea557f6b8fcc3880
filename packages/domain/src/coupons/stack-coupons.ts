import { percentOf } from "../money/index.ts";

/** What stacking needs to know about a coupon: its uuid and its percentage. */
export interface CouponRate {
  readonly uuid: string;
  /** Percent off, 0 to 100. */
  readonly discount_rate: number;
}

/** One coupon applied to a price; amounts in meowcent. `before = discount + after`. */
export interface CouponStep {
  readonly uuid: string;
  readonly discount_rate: number;
  readonly before: number;
  readonly discount: number;
  readonly after: number;
}

/** All coupons of one game applied to its price. `discount` is the sum of the steps. */
interface CouponStack {
  readonly steps: readonly CouponStep[];
  readonly discount: number;
  readonly result: number;
}

/**
 * Applies coupons to a price one after the other, each to what the previous ones left (R-CPN-2).
 *
 * The order is fixed (see {@link orderCoupons}), so the order of clicks cannot change a price by a cent. 10 % and 5 %
 * off 669: 67 leaves 602, 30 leaves 572. In the other order each step would round differently.
 *
 * @param saleMeowcent the price after the shop's own discount; never negative
 */
export function stackCoupons(saleMeowcent: number, coupons: readonly CouponRate[]): CouponStack {
  if (saleMeowcent < 0) throw new RangeError(`A price is never negative: ${saleMeowcent}`);
  let left = saleMeowcent;
  const steps = orderCoupons(coupons).map(({ uuid, discount_rate }) => {
    const before = left;
    const discount = percentOf(before, discount_rate);
    left = before - discount;
    return { uuid, discount_rate, before, discount, after: left };
  });
  return { steps, discount: saleMeowcent - left, result: left };
}

/** Highest percentage first, then by uuid; duplicates count once. */
export function orderCoupons<C extends CouponRate>(coupons: readonly C[]): C[] {
  const once = new Map(coupons.map((coupon) => [coupon.uuid, coupon]));
  return [...once.values()].toSorted(
    (a, b) => b.discount_rate - a.discount_rate || (a.uuid < b.uuid ? -1 : 1),
  );
}

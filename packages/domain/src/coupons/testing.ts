import type { Coupon, UserCoupon } from "./coupon.ts";

/** A coupon for any game, 10 % off, without an expiry; tests override what matters to them. */
export function userCoupon(
  odd: Partial<Coupon> & Partial<Pick<UserCoupon, "uuid" | "state">> = {},
): UserCoupon {
  const { uuid = "c1", state = 0, ...coupon } = odd;
  return {
    uuid,
    state,
    coupon: { applicable_scope: "any", storeList: [], discount_rate: 10, ended_at: null, ...coupon },
  };
}

export { COUPON_EXPIRING_DAYS, COUPON_SCOPES, COUPON_STATES, COUPON_UNUSED, canUseCoupon } from "./coupon.ts";
export type { CouponScope, CouponState, UserCoupon } from "./coupon.ts";
export { clickCoupon, couponCardState, dropUnusableCoupons } from "./coupon-choice.ts";
export type { CouponChoices, CouponLine } from "./coupon-choice.ts";
export { stackCoupons } from "./stack-coupons.ts";
export type { CouponRate, CouponStep } from "./stack-coupons.ts";

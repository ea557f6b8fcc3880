export {
  COUPON_EXPIRING_DAYS,
  COUPON_SCOPES,
  COUPON_STATES,
  COUPON_UNUSED,
  canUseCoupon,
  couponRefusal,
  isCouponExpiring,
} from "./coupon.ts";
export type { Coupon, CouponRefusal, CouponScope, CouponState, UserCoupon } from "./coupon.ts";
export { clickCoupon, couponCardState, dropUnusableCoupons } from "./coupon-choice.ts";
export type { CouponCardState, CouponChoices, CouponClick, CouponLine } from "./coupon-choice.ts";
export { orderCoupons, stackCoupons } from "./stack-coupons.ts";
export type { CouponRate, CouponStack, CouponStep } from "./stack-coupons.ts";

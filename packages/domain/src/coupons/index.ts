export { bestDeal } from "./best-deal.ts";
export type { BestDeal, DealLine, UnusedReason } from "./best-deal.ts";
export {
  COUPON_EXPIRING_DAYS,
  COUPON_SCOPES,
  COUPON_STATES,
  COUPON_UNUSED,
  canUseCoupon,
  couponRefusal,
} from "./coupon.ts";
export type { CouponRefusal, CouponScope, CouponState, UserCoupon } from "./coupon.ts";
export { clickCoupon, couponCardState, dropUnusableCoupons } from "./coupon-choice.ts";
export type { CouponChoices, CouponLine } from "./coupon-choice.ts";
export { stackCoupons } from "./stack-coupons.ts";
export type { CouponRate, CouponStep } from "./stack-coupons.ts";

export { addCoupon, giveCoupon, userCoupons, type NewCoupon, type UserCouponRow } from "./coupons.service.ts";

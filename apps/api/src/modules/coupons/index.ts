export {
  addCoupon,
  couponsByUuid,
  giveCoupon,
  userCoupons,
  type NewCoupon,
  type UserCouponRow,
} from "./coupons.service.ts";

import type { ApiModule } from "../../platform/api-module.ts";
import { access } from "./coupons.access.ts";
import "./coupons.schema.ts";

/** Coupons, and who holds them. */
export const coupons: ApiModule = {
  schema: { access },
  jobs: [],
  routes: [],
};

export {
  addCoupon,
  couponsByUuid,
  giveCoupon,
  userCoupons,
  type NewCoupon,
  type UserCouponRow,
} from "./coupons.service.ts";

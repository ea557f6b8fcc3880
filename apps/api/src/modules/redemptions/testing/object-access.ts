import type { Names } from "../../../testing/object-access/named.ts";

export const names: Names = {
  "addRedemptionCodes.rewards.coupon_uuid": "staff",
  "addRedemptionCodes.rewards.store_id": "staff",
  "addRedemptionCodes.uuid": "staff",
  "approveRedemptionCodes.uuid": "staff",
  "endRedemptionCodes.uuid": "staff",
};

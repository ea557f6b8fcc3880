import type { Names } from "../../../testing/object-access/named.ts";

export const names: Names = {
  "addGrant.reward.coupon_uuid": "staff",
  "addGrant.reward.store_id": "staff",
  "addGrant.user_uuid": "staff",
  "addGrant.uuid": "staff",
  "confirmGrant.uuid": "staff",
  "findGrant.user_uuid": "staff",
  "takeBackGrant.delivery_uuid": "staff",
  "takeBackGrant.uuid": "staff",
  "withdrawGrant.uuid": "staff",
};

import type { Names } from "../../../testing/object-access/named.ts";

export const names: Names = {
  "findTopUpRefund.order_no": "staff",
  "refundTopUp.order_no": "staff",
  "refundTopUp.uuid": "staff",
  "withdrawTopUpRefund.uuid": "staff",
  "writeOffDebt.user_uuid": "staff",
  "writeOffDebt.uuid": "staff",
};

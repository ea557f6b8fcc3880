import type { Names } from "../../../testing/object-access/named.ts";

export const names: Names = {
  "findSettlementReport.uuid": "staff",
};

import type { Names } from "../../../testing/object-access/named.ts";

export const names: Names = {
  "addTaxRule.uuid": "staff",
  "endTaxRule.uuid": "staff",
};

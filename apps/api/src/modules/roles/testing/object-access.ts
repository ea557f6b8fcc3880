import type { Names } from "../../../testing/object-access/named.ts";

export const names: Names = {
  "addUserRole.user_uuid": "staff",
  "addUserRole.uuid": "staff",
  "confirmUserRole.uuid": "staff",
  "delUserRole.user_uuid": "staff",
  "delUserRole.uuid": "staff",
  "findUser.uuid": "staff",
  "findUserRole.user_uuid": "staff",
  "withdrawUserRole.uuid": "staff",
};

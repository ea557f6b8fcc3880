import type { Names } from "../../../testing/object-access/named.ts";

export const names: Names = {
  "uploadFile.scope_uuid": "inside",
};

import type { Names } from "../../../testing/object-access/named.ts";

export const names: Names = {
  "addStorePlayTime.store_id": "public",
};

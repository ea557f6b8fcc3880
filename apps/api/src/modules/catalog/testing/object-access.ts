import type { Names } from "../../../testing/object-access/named.ts";

export const names: Names = {
  "findStore.author_id": "public",
  "findStore.exclude_tag_id": "word",
  "findStore.id": "public",
  "findStore.tag_id": "word",
  "findStoreUpdateLogByNoAuth.store_id": "public",
  "setClassify.id": "word",
  "setStoreListed.id": "staff",
};

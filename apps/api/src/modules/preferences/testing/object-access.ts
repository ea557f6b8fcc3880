import type { Names } from "../../../testing/object-access/named.ts";

export const names: Names = {
  "setStorePreference.hidden_author_uuid": "word",
  "setStorePreference.hidden_tag_id": "word",
  "setStorePreference.liked_tag_id": "word",
};

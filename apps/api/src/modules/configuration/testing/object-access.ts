import type { Names } from "../../../testing/object-access/named.ts";

export const names: Names = {
  "findConfigurationPagesIndex2.article_uuid": "public",
  "findConfigurationPagesIndex2.store_id": "public",
};

import { owned, type Names } from "../../../testing/object-access/named.ts";

export const names: Names = {
  "findCartStore.user_uuid": owned("account", (user_uuid) => ({ user_uuid })),
  "addCartStore.store_ad_link_uid": "word",
  "addCartStore.store_id": "public",
  "delCartStore.uuid": owned("cart entry", (id) => ({ uuid: [id] })),
};

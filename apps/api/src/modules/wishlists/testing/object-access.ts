import { owned, type Names } from "../../../testing/object-access/named.ts";

export const names: Names = {
  "findWishlist.store_id": "public",
  "findWishlist.uuid": owned("wish", (uuid) => ({ uuid })),
  "addWishlist.store_id": "public",
  "delWishlist.store_id": "public",
  "delWishlist.uuid": owned("wish", (id) => ({ uuid: [id] })),
  "setWishlist.store_id": "public",
  "setWishlist.uuid": owned("wish", (uuid) => ({ uuid, memo: "mine now" })),
};

import { owned, type Names } from "../../../testing/object-access/named.ts";

export const names: Names = {
  "findUserFollowed.followed_user_uuid": "public",
  "addUserFollowed.followed_user_uuid": "public",
  "delUserFollowed.uuid": owned("follow", (uuid) => ({ uuid })),
};

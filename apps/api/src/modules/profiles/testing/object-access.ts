import { owned, type Names } from "../../../testing/object-access/named.ts";

export const names: Names = {
  "findUserPublic.uuid": "public",
  "setUser.metadata._cid": "inside",
  "setUser.profile.head": owned("avatar", (head) => ({ profile: { head } })),
  "setUserCountryBySupport.user_uuid": "staff",
};

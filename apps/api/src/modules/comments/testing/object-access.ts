import { owned, type Names } from "../../../testing/object-access/named.ts";

export const names: Names = {
  "findStoreComment.store_id": "public",
  "getStoreCommentByMe.store_id": "public",
  "addStoreComment.store_id": "public",
  "addStoreCommentReport.uuid": "public",
  "findStoreCommentMark.store_id": "public",
  "setStoreCommentHelpful.uuid": "public",
  "setStoreCommentReport.uuid": "staff",
  "delStoreComment.uuid": owned("comment", (uuid) => ({ uuid })),
  "setStoreComment.uuid": owned("comment", (uuid) => ({ uuid, comment: "A dull game.", vote: -1 })),
};

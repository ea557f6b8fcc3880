import type { AccessRows } from "../../platform/roles/access.ts";
import { EVERYBODY, MEMBERS } from "../../platform/roles/askers.ts";

export const access = {
  findStoreComment: { who: EVERYBODY, touches: "public", limit: "public-read" },
  getStoreCommentByMe: { who: MEMBERS, touches: "own", limit: "player-read" },
  addStoreComment: { who: MEMBERS, touches: "own", limit: "comment" },
  setStoreComment: { who: MEMBERS, touches: "own", limit: "comment" },
  delStoreComment: { who: MEMBERS, touches: "own", limit: "comment" },
} as const satisfies AccessRows;

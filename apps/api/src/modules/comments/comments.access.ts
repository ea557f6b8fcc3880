import type { AccessRows } from "../../platform/roles/access.ts";
import { EVERYBODY, PLAYERS, only } from "../../platform/roles/askers.ts";

export const access = {
  findStoreComment: { who: EVERYBODY, touches: "public", limit: "public-read" },
  getStoreCommentByMe: { who: PLAYERS, touches: "own", limit: "player-read" },
  addStoreComment: { who: PLAYERS, touches: "own", limit: "comment" },
  setStoreComment: { who: PLAYERS, touches: "own", limit: "comment" },
  delStoreComment: { who: PLAYERS, touches: "own", limit: "comment" },
  findStoreCommentMark: { who: PLAYERS, touches: "own", limit: "player-read" },
  setStoreCommentHelpful: { who: PLAYERS, touches: "own", limit: "player-write" },
  addStoreCommentReport: { who: PLAYERS, touches: "own", limit: "comment" },
  findStoreCommentReport: {
    who: only("support", "root"),
    touches: "any",
    limit: "player-read",
    audited: false,
  },
  setStoreCommentReport: {
    who: only("support", "root"),
    touches: "any",
    limit: "staff-write",
    audited: true,
  },
} as const satisfies AccessRows;

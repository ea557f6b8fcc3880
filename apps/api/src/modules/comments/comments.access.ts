import type { AccessRows } from "../../platform/roles/access.ts";
import { EVERYBODY, PLAYERS } from "../../platform/roles/askers.ts";

export const access = {
  findStoreComment: { who: EVERYBODY, touches: "public", limit: "public-read" },
  getStoreCommentByMe: { who: PLAYERS, touches: "own", limit: "player-read" },
  addStoreComment: { who: PLAYERS, touches: "own", limit: "comment" },
  setStoreComment: { who: PLAYERS, touches: "own", limit: "comment" },
  delStoreComment: { who: PLAYERS, touches: "own", limit: "comment" },
} as const satisfies AccessRows;

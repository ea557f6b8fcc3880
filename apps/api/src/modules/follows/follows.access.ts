import type { AccessRows } from "../../platform/roles/access.ts";
import { PLAYERS } from "../../platform/roles/askers.ts";

export const access = {
  findUserFollowed: { who: PLAYERS, touches: "own", limit: "player-read" },
  addUserFollowed: { who: PLAYERS, touches: "own", limit: "player-write" },
  delUserFollowed: { who: PLAYERS, touches: "own", limit: "player-write" },
} as const satisfies AccessRows;

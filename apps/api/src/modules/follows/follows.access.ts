import type { AccessRows } from "../../platform/roles/access.ts";
import { MEMBERS } from "../../platform/roles/askers.ts";

export const access = {
  findUserFollowed: { who: MEMBERS, touches: "own", limit: "player-read" },
  addUserFollowed: { who: MEMBERS, touches: "own", limit: "player-write" },
  delUserFollowed: { who: MEMBERS, touches: "own", limit: "player-write" },
} as const satisfies AccessRows;

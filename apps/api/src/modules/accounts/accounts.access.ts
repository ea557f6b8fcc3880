import type { AccessRows } from "../../platform/roles/access.ts";
import { EVERYBODY, PLAYERS } from "../../platform/roles/askers.ts";

export const access = {
  isRootAdmin: { who: EVERYBODY, touches: "own", limit: "player-read" },
  setMeAuthTime: { who: EVERYBODY, touches: "own", limit: "player-read" },
  sendUserDeletionCode: { who: PLAYERS, touches: "own", limit: "codes" },
  delUser: { who: PLAYERS, touches: "own", limit: "codes" },
} as const satisfies AccessRows;

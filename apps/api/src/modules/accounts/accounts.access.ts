import type { AccessRows } from "../../platform/roles/access.ts";
import { EVERYBODY, MEMBERS } from "../../platform/roles/askers.ts";

export const access = {
  isRootAdmin: { who: EVERYBODY, touches: "own", limit: "player-read" },
  setMeAuthTime: { who: EVERYBODY, touches: "own", limit: "player-read" },
  sendUserDeletionCode: { who: MEMBERS, touches: "own", limit: "codes" },
  delUser: { who: MEMBERS, touches: "own", limit: "codes" },
} as const satisfies AccessRows;

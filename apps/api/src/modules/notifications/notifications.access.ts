import type { AccessRows } from "../../platform/roles/access.ts";
import { MEMBERS } from "../../platform/roles/askers.ts";

export const access = {
  findNotification: { who: MEMBERS, touches: "own", limit: "player-read" },
  setNotificationRead: { who: MEMBERS, touches: "own", limit: "player-write" },
  findNotificationSetting: { who: MEMBERS, touches: "own", limit: "player-read" },
  setNotificationSetting: { who: MEMBERS, touches: "own", limit: "player-write" },
  setUserLocale: { who: MEMBERS, touches: "own", limit: "player-write" },
} as const satisfies AccessRows;

import type { AccessRows } from "../../platform/roles/access.ts";
import { PLAYERS } from "../../platform/roles/askers.ts";

export const access = {
  findNotification: { who: PLAYERS, touches: "own", limit: "player-read" },
  setNotificationRead: { who: PLAYERS, touches: "own", limit: "player-write" },
  findNotificationSetting: { who: PLAYERS, touches: "own", limit: "player-read" },
  setNotificationSetting: { who: PLAYERS, touches: "own", limit: "player-write" },
  setUserLocale: { who: PLAYERS, touches: "own", limit: "player-write" },
} as const satisfies AccessRows;

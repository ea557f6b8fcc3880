import type { AccessRows } from "../../platform/roles/access.ts";
import { MEMBERS } from "../../platform/roles/askers.ts";

export const access = {
  findNotification: { who: MEMBERS, touches: "own", limit: "member-read" },
  setNotificationRead: { who: MEMBERS, touches: "own", limit: "member-write" },
  findNotificationSetting: { who: MEMBERS, touches: "own", limit: "member-read" },
  setNotificationSetting: { who: MEMBERS, touches: "own", limit: "member-write" },
  setUserLocale: { who: MEMBERS, touches: "own", limit: "member-write" },
} as const satisfies AccessRows;

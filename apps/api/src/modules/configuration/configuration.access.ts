import type { AccessRows } from "../../platform/roles/access.ts";
import { EVERYBODY, only } from "../../platform/roles/askers.ts";

export const access = {
  getConfig2: { who: EVERYBODY, touches: "public", limit: "public-read" },
  ifconfig: { who: EVERYBODY, touches: "none", limit: "public-read" },
  findConfigurationDocument: { who: EVERYBODY, touches: "public", limit: "public-read" },
  findConfigurationPagesIndex2: { who: EVERYBODY, touches: "public", limit: "public-read" },
  findConfigurationHistory: { who: only("root"), touches: "any", limit: "player-read", audited: false },
  restoreConfigurationDocument: { who: only("root"), touches: "any", limit: "staff-write", audited: true },
  setConfigurationDocument: { who: only("root"), touches: "any", limit: "staff-write", audited: true },
} as const satisfies AccessRows;

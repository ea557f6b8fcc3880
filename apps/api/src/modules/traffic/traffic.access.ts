import type { AccessRows } from "../../platform/roles/access.ts";
import { EVERYBODY } from "../../platform/roles/askers.ts";

export const access = {
  addLogTraffic: { who: EVERYBODY, touches: "none", limit: "traffic" },
  addClientSourceProfileByGuest: { who: EVERYBODY, touches: "none", limit: "traffic" },
} as const satisfies AccessRows;

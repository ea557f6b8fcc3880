import type { AccessRows } from "../../platform/roles/access.ts";
import { MEMBERS } from "../../platform/roles/askers.ts";

export const access = {
  setStorePreference: { who: MEMBERS, touches: "own", limit: "player-write" },
} as const satisfies AccessRows;

import type { AccessRows } from "../../platform/roles/access.ts";
import { PLAYERS } from "../../platform/roles/askers.ts";

export const access = {
  addStorePlayTime: { who: PLAYERS, touches: "own", limit: "player-write" },
} as const satisfies AccessRows;

import type { AccessRows } from "../../platform/roles/access.ts";
import { EVERYBODY } from "../../platform/roles/askers.ts";

export const access = {
  getStoreAuthorizedAndFindStoreUrl: { who: EVERYBODY, touches: "own", limit: "player-read" },
} as const satisfies AccessRows;

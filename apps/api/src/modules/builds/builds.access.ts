import type { AccessRows } from "../../platform/roles/access.ts";
import { EVERYBODY, PLAYERS } from "../../platform/roles/askers.ts";

export const access = {
  getStoreAuthorizedAndFindStoreUrl: { who: EVERYBODY, touches: "own", limit: "player-read" },
  endDownloadLinks: { who: PLAYERS, touches: "own", limit: "player-write" },
} as const satisfies AccessRows;

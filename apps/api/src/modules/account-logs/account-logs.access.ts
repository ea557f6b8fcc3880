import type { AccessRows } from "../../platform/roles/access.ts";
import { PLAYERS } from "../../platform/roles/askers.ts";

export const access = {
  findAccountLog: { who: PLAYERS, touches: "own", limit: "player-read" },
  findAccountStatement: { who: PLAYERS, touches: "own", limit: "player-read" },
} as const satisfies AccessRows;

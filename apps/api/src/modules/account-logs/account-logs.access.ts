import type { AccessRows } from "../../platform/roles/access.ts";
import { MEMBERS } from "../../platform/roles/askers.ts";

export const access = {
  findAccountLog: { who: MEMBERS, touches: "own", limit: "player-read" },
} as const satisfies AccessRows;

import type { AccessRows } from "../../platform/roles/access.ts";
import { PLAYERS } from "../../platform/roles/askers.ts";

export const access = {
  uploadFile: { who: PLAYERS, touches: "own", limit: "upload" },
} as const satisfies AccessRows;

import type { AccessRows } from "../../platform/roles/access.ts";
import { MEMBERS } from "../../platform/roles/askers.ts";

export const access = {
  uploadFile: { who: MEMBERS, touches: "own", limit: "upload" },
} as const satisfies AccessRows;

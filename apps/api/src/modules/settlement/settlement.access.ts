import type { AccessRows } from "../../platform/roles/access.ts";
import { only } from "../../platform/roles/askers.ts";

export const access = {
  findSettlementReport: {
    who: only("finance", "root"),
    touches: "any",
    limit: "player-read",
    audited: false,
  },
} as const satisfies AccessRows;

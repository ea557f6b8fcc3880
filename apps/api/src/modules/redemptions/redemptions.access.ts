import type { AccessRows } from "../../platform/roles/access.ts";
import { PLAYERS, only } from "../../platform/roles/askers.ts";

export const access = {
  redeemQuestRedemptionCode: { who: PLAYERS, touches: "own", limit: "codes" },
  addRedemptionCodes: { who: only("finance", "root"), touches: "any", limit: "staff-write", audited: true },
  approveRedemptionCodes: {
    who: only("finance", "root"),
    touches: "any",
    limit: "staff-write",
    audited: true,
  },
  endRedemptionCodes: { who: only("finance", "root"), touches: "any", limit: "staff-write", audited: true },
  findRedemptionBatch: { who: only("finance", "root"), touches: "any", limit: "player-read", audited: false },
} as const satisfies AccessRows;

import type { AccessRows } from "../../platform/roles/access.ts";
import { only } from "../../platform/roles/askers.ts";

export const access = {
  findTopUpRefund: { who: only("finance", "root"), touches: "any", limit: "player-read", audited: false },
  findDebtor: { who: only("finance", "root"), touches: "any", limit: "player-read", audited: false },
  refundTopUp: { who: only("finance", "root"), touches: "any", limit: "staff-write", audited: true },
  withdrawTopUpRefund: { who: only("finance", "root"), touches: "any", limit: "staff-write", audited: true },
  writeOffDebt: { who: only("finance", "root"), touches: "any", limit: "staff-write", audited: true },
} as const satisfies AccessRows;

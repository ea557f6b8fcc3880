import type { AccessRows } from "../../platform/roles/access.ts";
import { only } from "../../platform/roles/askers.ts";

const CREATOR = { who: only("creator"), touches: "own", audited: false } as const;
const STAFF = { who: only("finance", "root"), touches: "any" } as const;

export const access = {
  findEarningStatement: { ...CREATOR, limit: "player-read" },
  exportEarningStatement: { ...CREATOR, limit: "player-read" },
  getEarningTotals: { ...CREATOR, limit: "player-read" },
  getPayoutAccount: { ...CREATOR, limit: "player-read" },
  sendPayoutAccountCode: { ...CREATOR, limit: "codes" },
  // Redirecting money is always audited (R-ERN-23).
  setPayoutAccount: { ...CREATOR, audited: true, limit: "codes" },
  findPayoutRequestByMe: { ...CREATOR, limit: "player-read" },
  addPayoutRequest: { ...CREATOR, limit: "player-write" },
  cancelPayoutRequest: { ...CREATOR, limit: "player-write" },
  findPayoutRequest: { ...STAFF, limit: "player-read", audited: false },
  findPayoutBatch: { ...STAFF, limit: "player-read", audited: false },
  exportPayoutBatch: { ...STAFF, limit: "player-read", audited: false },
  addPayoutBatch: { ...STAFF, limit: "staff-write", audited: true },
  approvePayoutBatch: { ...STAFF, limit: "staff-write", audited: true },
  settlePayoutBatch: { ...STAFF, limit: "staff-write", audited: true },
  returnPayout: { ...STAFF, limit: "staff-write", audited: true },
} as const satisfies AccessRows;

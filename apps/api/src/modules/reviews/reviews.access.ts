import type { AccessRows } from "../../platform/roles/access.ts";
import { PLAYERS, only } from "../../platform/roles/askers.ts";

export const access = {
  findPaymentTimeline: { who: PLAYERS, payToken: true, touches: "own", limit: "player-read" },
  addPaymentProof: { who: PLAYERS, payToken: true, touches: "own", limit: "upload" },
  removePaymentProof: { who: PLAYERS, payToken: true, touches: "own", limit: "top-up" },
  findPaymentToConfirm: {
    who: only("finance", "support", "root"),
    touches: "any",
    limit: "player-read",
    audited: false,
  },
  findPaymentCase: { who: only("finance", "root"), touches: "any", limit: "player-read", audited: false },
  findPaymentWatch: {
    who: only("finance", "support", "root"),
    touches: "any",
    limit: "player-read",
    audited: false,
  },
  confirmPayment: { who: only("finance", "root"), touches: "any", limit: "staff-write", audited: true },
  decidePaymentCase: { who: only("finance", "root"), touches: "any", limit: "staff-write", audited: true },
} as const satisfies AccessRows;

/**
 * `requested` by the creator, `batched` by finance for a transfer, then `settled` by the bank; `returned` gave the
 * earnings back to the creator's account, `cancelled` did so at the creator's own wish.
 */
export const PAYOUT_STATES = ["requested", "batched", "settled", "returned", "cancelled"] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

const NEXT: Readonly<Record<PayoutState, readonly PayoutState[]>> = {
  requested: ["batched", "returned", "cancelled"],
  batched: ["settled", "returned"],
  // Banks send money back days later.
  settled: ["returned"],
  returned: [],
  cancelled: [],
};

/** Whether a payout may go from one state to another (R-ERN-12). */
export const payoutMayBecome = (from: PayoutState, to: PayoutState): boolean => NEXT[from].includes(to);

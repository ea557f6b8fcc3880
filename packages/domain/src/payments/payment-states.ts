/** Every state of a top-up. Provider states are mapped to these. */
export const PAYMENT_STATES = [
  "created",
  "pending",
  "succeeded",
  "partially_refunded",
  "refunded",
  "failed",
  "expired",
  "cancelled",
  "review",
  "disputed",
  "reversed",
] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

/** The state of a log line: 0 processing, 1 done, 2 failed (R-PAY-19). */
export const LOG_STATES = { processing: 0, done: 1, failed: 2 } as const;

export type LogState = (typeof LOG_STATES)[keyof typeof LOG_STATES];

/**
 * What the payment log shows for a payment. Done is final: a refund or a dispute gets a line of its own. Failed may
 * still become done, because a late payment is real money.
 */
export function paymentLogState(state: PaymentState): LogState {
  return LOG_STATE_OF[state];
}

const LOG_STATE_OF: Readonly<Record<PaymentState, LogState>> = {
  created: 0,
  pending: 0,
  review: 0,
  succeeded: 1,
  partially_refunded: 1,
  refunded: 1,
  disputed: 1,
  reversed: 1,
  failed: 2,
  expired: 2,
  cancelled: 2,
};

/** The outcome that the return address reports to the shop; null while undecided. */
type PaymentFlag = "success" | "cancel" | "timeout" | "failed";

/** The `payment=` flag on the buyer's way back to the shop, or null while open. */
export function paymentFlag(state: PaymentState): PaymentFlag | null {
  if (paymentLogState(state) === LOG_STATES.done) return "success";
  if (state === "cancelled") return "cancel";
  if (state === "expired") return "timeout";
  return state === "failed" ? "failed" : null;
}

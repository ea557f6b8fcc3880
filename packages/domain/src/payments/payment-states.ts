/** Every state a top-up can be in. States of the providers are translated into these. */
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
 * What the payment log shows for a payment. Done stays done: a refund or a dispute is a
 * line of its own. Failed may still become done, because late money is real money.
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

/** What the return address tells the shop after the pay site; null while nothing is decided. */
export type PaymentFlag = "success" | "cancel" | "timeout" | "failed";

/** The `payment=` flag with which a buyer comes back to the shop, or null while still open. */
export function paymentFlag(state: PaymentState): PaymentFlag | null {
  if (paymentLogState(state) === LOG_STATES.done) return "success";
  if (state === "cancelled") return "cancel";
  if (state === "expired") return "timeout";
  return state === "failed" ? "failed" : null;
}

import { DAY_MS, instantMs, type Instant } from "../time/index.ts";

/** No shop takes a game back after more days: a creator's earnings are held for so long (R-ERN-2). */
export const REFUND_DAYS_MAX = 14;

export const REFUND_WINDOW_MS = REFUND_DAYS_MAX * DAY_MS;

/** Purchases up to this moment can no longer be refunded, so their earnings can be paid out. */
export function refundWindowEndedFor(now: Instant): Date {
  return new Date(instantMs(now) - REFUND_WINDOW_MS);
}

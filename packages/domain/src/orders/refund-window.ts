import { DAY_MS, instantMs, type Instant } from "../time/index.ts";

/** How long a buyer may refund a game; a creator's earnings are held for the same time (R-ERN-2). */
export const REFUND_WINDOW_MS = 14 * DAY_MS;

/** Purchases up to this moment can no longer be refunded, so their earnings can be paid out. */
export function refundWindowEndedFor(now: Instant): Date {
  return new Date(instantMs(now) - REFUND_WINDOW_MS);
}

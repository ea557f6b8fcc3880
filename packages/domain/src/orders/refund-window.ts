import { DAY_MS, instantMs, type Instant } from "../time/index.ts";

/** How long a buyer may give a game back; a creator's earnings are held as long (R-ERN-2). */
export const REFUND_WINDOW_MS = 14 * DAY_MS;

/** Purchases made up to this moment can no longer be given back, so what they earned can be paid out. */
export function refundWindowEndedFor(now: Instant): Date {
  return new Date(instantMs(now) - REFUND_WINDOW_MS);
}

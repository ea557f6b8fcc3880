import { SettlementUnavailable } from "./settlement-unavailable.ts";

const HOUR_MS = 3_600_000;
const SURE_AFTER_HOURS = 24;

/**
 * Some vendors have one answer for "nothing happened that day" and for "the list is not made yet". It is taken for the
 * first once the day has been over for a day, which is long after their lists are made (R-SET-7).
 *
 * @param to the end of the day
 * @throws SettlementUnavailable before that
 */
export function expectQuietDay(to: Date, now: Date): void {
  if (now.getTime() - to.getTime() < SURE_AFTER_HOURS * HOUR_MS)
    throw new SettlementUnavailable("There is no list yet, or nothing to list");
}

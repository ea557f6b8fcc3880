import { DAY_MS, instantMs, type Instant } from "../time/index.ts";

/**
 * How long a bank account waits after it was entered or changed, until payouts to it can be requested (R-ERN-22).
 * Shorter than earnings are held (R-ERN-2), so that an account entered before the first sale delays nothing.
 */
export const ACCOUNT_WAIT_MS = 7 * DAY_MS;

/**
 * From when on payouts to an account can be requested.
 *
 * @param changedAt when it was last entered with anything else than before
 */
export const payoutsFrom = (changedAt: Instant): Date => new Date(instantMs(changedAt) + ACCOUNT_WAIT_MS);

/** Signs of an account's number that mails and lists show of it. */
const ENDING_LENGTH = 4;

/**
 * How an account is identified without revealing it: the end of its number, never more than half of it (the shortest
 * has four signs).
 */
export const accountEnding = (number: string): string =>
  number.slice(-Math.min(ENDING_LENGTH, Math.floor(number.length / 2)));

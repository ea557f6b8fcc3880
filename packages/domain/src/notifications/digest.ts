import { DAY_MS, instantMs, type Instant } from "../time/index.ts";
import { notificationRule, type NotificationKind } from "./kinds.ts";

/** At most one mail of news per person in this time. */
export const DIGEST_EVERY_MS = DAY_MS;
/** A game is spoken of for one sale in this time, however often the sale is changed. */
export const SALE_NOTICE_EVERY_MS = 7 * DAY_MS;
/** What happened longer ago is no news any more: how long a shop may stand still and still tell everything. */
export const NEWS_AGE_MAX_MS = 14 * DAY_MS;

/**
 * Whether a person's waiting news are mailed now. News that cannot wait (a wished game is out) are sent at once and
 * take along whatever else is waiting; the rest waits until a day after the last mail.
 */
export function isDigestDue(
  waiting: readonly NotificationKind[],
  lastMailAt: Instant | null,
  now: Instant,
): boolean {
  if (waiting.length === 0) return false;
  if (waiting.some((kind) => notificationRule(kind).mailPace === "prompt")) return true;
  return lastMailAt === null || instantMs(now) - instantMs(lastMailAt) >= DIGEST_EVERY_MS;
}

import { DAY_MS } from "../time/index.ts";

/** At most one news mail per player in this period; urgent mail goes out at once and takes pending news along. */
export const DIGEST_EVERY_MS = DAY_MS;
/** A game's sale is announced at most once in this period, however often the sale is edited. */
export const SALE_NOTICE_EVERY_MS = 7 * DAY_MS;
/** Older events are no longer announced: the longest outage after which everything is still delivered. */
export const NEWS_AGE_MAX_MS = 14 * DAY_MS;

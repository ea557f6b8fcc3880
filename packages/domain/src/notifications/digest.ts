import { DAY_MS } from "../time/index.ts";

/** At most one mail of news per person in this time; what cannot wait goes out at once and takes the rest along. */
export const DIGEST_EVERY_MS = DAY_MS;
/** A game is spoken of for one sale in this time, however often the sale is changed. */
export const SALE_NOTICE_EVERY_MS = 7 * DAY_MS;
/** What happened longer ago is no news any more: how long a shop may stand still and still tell everything. */
export const NEWS_AGE_MAX_MS = 14 * DAY_MS;

import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, instantMs, type Instant } from "../time/index.ts";

/** Confirm in the checkout popup waits this long after the last click (R-CHK-7). */
export const CONFIRM_DEBOUNCE_MS = 500;

/** A click on a provider's tile logs the event first and navigates after this long (R-TOP-6). */
export const PROVIDER_CLICK_DELAY_MS = 300;

/** The signed-in user is asked for again this often (R-SIG-10). */
export const USER_POLL_MS = 10 * MINUTE_MS;

/** A buyer's coupons are fetched again at most this often. */
export const COUPON_REFETCH_MS = 10 * MINUTE_MS;

/** How long a site keeps the configuration it fetched. Whether a provider is available is never in it. */
export const CONFIG_CACHE_MS = 12 * HOUR_MS;

/** How long the traffic cookies `_pg` and `_pg_default` live, in seconds: two years. */
export const TRAFFIC_COOKIE_MAX_AGE_S = (730 * DAY_MS) / SECOND_MS;

/** How long `_client_source_profile_uuid` lives, in seconds: about ten years. */
export const CLIENT_SOURCE_COOKIE_MAX_AGE_S = 315_360_000;

/** A page whose script could not be loaded reloads itself at most this often (R-WEB-2). */
export const CHUNK_RELOAD_MS = MINUTE_MS;

/**
 * Whether something limited to once per `everyMs` may happen again.
 *
 * @param lastAt when it last happened; null for never
 */
export function isDue(lastAt: Instant | null, everyMs: number, now: Instant): boolean {
  return lastAt === null || instantMs(now) - instantMs(lastAt) >= everyMs;
}

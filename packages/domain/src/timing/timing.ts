import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS, instantMs, type Instant } from "../time/index.ts";

/** Debounce: Confirm in the checkout popup ignores further presses for this long (R-CHK-7). */
export const CONFIRM_DEBOUNCE_MS = 500;

/** The search field requests suggestions after this long without typing (R-WEB-22). */
export const SEARCH_DEBOUNCE_MS = 200;

/** Work that can wait starts this long after a page has settled: who visits, notices. */
export const STARTUP_DELAY_MS = 100;

/** A page that arrives within this time shows no loading bar (R-WEB-6). */
export const LOADING_BAR_THROTTLE_MS = 200;

/**
 * The time that a public page with something that counts down states is rounded down to this, in ms: pages made within
 * one step are byte-identical if nothing else changed.
 */
export const PAGE_TIME_STEP_MS = 10_000;

/** The same for all other public pages, between the moments that they show. */
const STILL_PAGE_STEP_MS = HOUR_MS;

/**
 * The time stated by a public page whose text depends on what has begun and ended, and not on how long that is
 * ago: the full hour, or the last of its moments if that was later. So its bytes stay the same until something it shows
 * changes (R-WEB-72).
 *
 * @param moments every release and every end that the page compares the time with; null: not known yet
 * @returns ms since 1970
 */
export function stillPageTimeMs(now: Instant, moments: readonly (Instant | null | undefined)[]): number {
  const nowMs = instantMs(now);
  const passed = moments
    .filter((moment) => moment !== null && moment !== undefined)
    .map(instantMs)
    .filter((moment) => moment <= nowMs);
  return passed.reduce((last, moment) => Math.max(last, moment), nowMs - (nowMs % STILL_PAGE_STEP_MS));
}

/** The loading bar of a page that does not arrive is full after this long (R-WEB-6). */
export const LOADING_BAR_DURATION_MS = 5_000;

/** The text beside the floating ball, and the open app prompt, collapse after this long (R-WEB-24, R-WEB-25). */
export const FLOATING_FOLD_MS = 5_000;

/** A payment tile for several card brands shows each logo for this long (R-TOP-18). */
export const PAYMENT_CAROUSEL_MS = 3_000;

/** A click on a provider's tile logs the event, then navigates after this long (R-TOP-6). */
export const PROVIDER_CLICK_DELAY_MS = 300;

/** The logged-in player is refetched this often (R-SIG-10). */
export const USER_POLL_MS = 10 * MINUTE_MS;

/** Lifetime of the traffic cookies `_pg` and `_pg_default`, in seconds: two years. */
export const TRAFFIC_COOKIE_MAX_AGE_S = (730 * DAY_MS) / SECOND_MS;

/** Lifetime of `_client_source_profile_uuid`, in seconds: about ten years. */
export const CLIENT_SOURCE_COOKIE_MAX_AGE_S = 315_360_000;

/** A page with a script that failed to load reloads itself at most this often (R-WEB-2). */
export const CHUNK_RELOAD_MS = MINUTE_MS;

/** A card expands after the pointer has rested on it for this long, so that a passing pointer opens none (R-CAT-24). */
export const CARD_EXPAND_DELAY_MS = 350;

/** Two presses of Escape within this time hide the page in discreet mode (R-BND-8). */
export const HIDE_NOW_WITHIN_MS = 600;

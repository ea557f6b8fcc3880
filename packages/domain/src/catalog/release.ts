import { DAY_MS, HOUR_MS, MINUTE_MS, instantMs, type Instant } from "../time/index.ts";

/** Whether a game is out. `preview` carries the date to show; null means not known yet. */
export type ReleaseState =
  | { readonly kind: "released"; readonly releasedAtMs: number }
  | { readonly kind: "preview"; readonly releasedAtMs: number | null };

/**
 * A game is out from its release date on. Before that, or without a date, it is a preview: it can go on the wishlist
 * but cannot be bought (R-CAT-3).
 */
export function releaseState(releasedAt: Instant | null | undefined, now: Instant): ReleaseState {
  if (releasedAt === null || releasedAt === undefined) return { kind: "preview", releasedAtMs: null };
  const releasedAtMs = instantMs(releasedAt);
  return releasedAtMs <= instantMs(now)
    ? { kind: "released", releasedAtMs }
    : { kind: "preview", releasedAtMs };
}

/**
 * The time left until a release, in whole days, hours and minutes; null once it is out (R-CAT-18). Rounded up to the
 * minute: "0 minutes left" would be wrong for a whole minute.
 */
export function timeToRelease(
  releasedAt: Instant,
  now: Instant,
): { readonly days: number; readonly hours: number; readonly minutes: number } | null {
  const leftMs = Math.ceil((instantMs(releasedAt) - instantMs(now)) / MINUTE_MS) * MINUTE_MS;
  if (leftMs <= 0) return null;
  return {
    days: Math.floor(leftMs / DAY_MS),
    hours: Math.floor((leftMs % DAY_MS) / HOUR_MS),
    minutes: Math.floor((leftMs % HOUR_MS) / MINUTE_MS),
  };
}

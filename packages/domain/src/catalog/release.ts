import { instantMs, type Instant } from "../time/index.ts";

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

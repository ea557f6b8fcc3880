/** The prefix of the service worker's caches; the rest is the release. */
export const CACHE_PREFIX = "catnip-offline-";

/** Message to a waiting service worker: the visitor wants the new release now. */
export const TAKE_OVER = "take over";

import { FOR_ADULTS_HEADER } from "@catnip/domain/navigation";

/**
 * Pages for visitors past the age gate ask for covers at once, so they never reach a cache that others share, not even
 * one that ignores `Vary` (R-WEB-57). Browsers ask again each time, and get a 304.
 */
export function keepFromOthers(headers: Headers): void {
  if (!headers.has(FOR_ADULTS_HEADER)) return;
  headers.delete(FOR_ADULTS_HEADER);
  headers.set("cache-control", "private, no-cache");
}

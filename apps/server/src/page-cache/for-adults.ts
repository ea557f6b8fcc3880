import { FOR_ADULTS_HEADER } from "@catnip/domain/navigation";

/**
 * Pages for visitors past the age gate load covers immediately, so they are never stored in a shared cache, even one
 * that ignores `Vary` (R-WEB-57). Browsers revalidate each time and get a 304.
 */
export function keepFromOthers(headers: Headers): void {
  if (!headers.has(FOR_ADULTS_HEADER)) return;
  headers.delete(FOR_ADULTS_HEADER);
  headers.set("cache-control", "private, no-cache");
}

import { SHOWS_GAMES_HEADER } from "@catnip/domain/navigation";
import type { HeadersArgs } from "react-router";

/**
 * `export { headers }` in a route: the page is as cacheable as its loader says, unless a parent route forbids caching
 * (`shop-frame.server.ts`).
 */
export function headers({ loaderHeaders, errorHeaders, parentHeaders }: HeadersArgs): Headers {
  const around = parentHeaders.get("Cache-Control");
  const own = (errorHeaders ?? loaderHeaders).get("Cache-Control");
  const cache = around === "no-store" ? around : own;
  const games = loaderHeaders.get(SHOWS_GAMES_HEADER);
  return new Headers({
    ...(cache && { "Cache-Control": cache }),
    ...(games !== null && !errorHeaders && { [SHOWS_GAMES_HEADER]: games }),
  });
}

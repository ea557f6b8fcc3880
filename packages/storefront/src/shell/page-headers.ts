import type { HeadersArgs } from "react-router";

/** `export { headers }` of a route: the page is as cacheable as its loader says. */
export function headers({ loaderHeaders, errorHeaders }: HeadersArgs): Headers {
  const cache = (errorHeaders ?? loaderHeaders).get("Cache-Control");
  return new Headers(cache ? { "Cache-Control": cache } : {});
}

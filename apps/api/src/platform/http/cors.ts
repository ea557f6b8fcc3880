import { BRANDS } from "@catnip/brands";
import { SHARED_SITES } from "@catnip/brands/shared-sites.ts";
import { siteOrigin, type Config } from "../config.ts";

/** The sites whose pages may read the API's answers. Never `*`, and never with cookies: the API uses none. */
export function ownOrigins(config: Config): ReadonlySet<string> {
  const shared = SHARED_SITES.map(({ name }) => name);
  const ofBrands = BRANDS.flatMap(({ hosts }) => [hosts.shop, hosts.pay, hosts.api]);
  return new Set([...shared, ...ofBrands].map((name) => siteOrigin(config, name)));
}

/** Lets our own pages read an answer; others get it without CORS headers. */
export function withCors(response: Response, request: Request, origins: ReadonlySet<string>): Response {
  response.headers.append("vary", "Origin");
  const origin = request.headers.get("origin");
  if (origin && origins.has(origin)) response.headers.set("access-control-allow-origin", origin);
  return response;
}

/** The answer to a CORS preflight request. */
export function preflight(request: Request, origins: ReadonlySet<string>): Response {
  const answer = new Response(null, {
    status: 204,
    headers: {
      "access-control-allow-methods": "POST, GET, HEAD",
      "access-control-allow-headers": "authorization, content-type, accept-version",
      "access-control-max-age": "7200",
    },
  });
  return withCors(answer, request, origins);
}

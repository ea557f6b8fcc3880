import { sentFrom } from "@catnip/domain/navigation";
import type { PublicConfig } from "../host/site.ts";

/**
 * The public origin of the requested site. The host was validated by the server that took the request; the scheme comes
 * from the configuration, because a proxy in front may terminate TLS.
 */
export function ownOrigin(request: Request, { origins }: PublicConfig): string {
  return `${new URL(origins.shop).protocol}//${new URL(request.url).host}`;
}

/** The request with its public scheme, for everything that depends on https. */
export function asPublic(request: Request, config: PublicConfig): Request {
  const { pathname, search } = new URL(request.url);
  return new Request(ownOrigin(request, config) + pathname + search, { headers: request.headers });
}

/**
 * Whether a page of this site sent the request (CSRF, R-SIG-7), according to `Sec-Fetch-Site` or `Origin`; a request
 * with neither is refused.
 */
export function isFromHere(request: Request, origin: string): boolean {
  const { headers } = request;
  return (
    sentFrom({ origin: headers.get("Origin"), fetchSite: headers.get("Sec-Fetch-Site") }, origin) === "here"
  );
}

import { isFromHere, ownOrigin } from "@catnip/site/http/site-address.server.ts";
import type { SiteHost } from "@catnip/site/host/api-context.server.ts";
import { data } from "react-router";

/**
 * Rejects a form posted from another site (CSRF; R-SIG-7). Browsers send the origin of a post; a post without
 * any origin header is rejected too.
 *
 * @throws 403 as a route error
 */
export function requireSameOrigin(request: Request, { publicConfig }: Pick<SiteHost, "publicConfig">): void {
  if (!isFromHere(request, ownOrigin(request, publicConfig)))
    throw data({ code: "auth/forbidden" }, { status: 403 });
}

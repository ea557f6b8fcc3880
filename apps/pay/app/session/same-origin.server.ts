import { isFromHere, ownOrigin } from "@catnip/site/http/site-address.server.ts";
import type { SiteHost } from "@catnip/site/host/api-context.server.ts";
import { data } from "react-router";

/**
 * Refuses a form that another site sent (CSRF; R-SIG-7). Browsers say where a post comes from; one that says
 * nothing at all is not one of ours.
 *
 * @throws 403 as a route error
 */
export function requireSameOrigin(request: Request, { publicConfig }: Pick<SiteHost, "publicConfig">): void {
  if (!isFromHere(request, ownOrigin(request, publicConfig)))
    throw data({ code: "auth/forbidden" }, { status: 403 });
}

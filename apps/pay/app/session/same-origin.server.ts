import { data } from "react-router";

/**
 * Refuses a form that another site sent (CSRF; security plan 3.2). Browsers say where a post comes from; one that says
 * nothing at all is not one of ours.
 *
 * @throws 403 as a route error
 */
export function requireSameOrigin(request: Request): void {
  const site = request.headers.get("Sec-Fetch-Site");
  const origin = request.headers.get("Origin");
  const isOurs = site ? site === "same-origin" : origin === new URL(request.url).origin;
  if (!isOurs) throw data({ code: "auth/forbidden" }, { status: 403 });
}

import type { PublicConfig } from "../host/public-config.ts";

/**
 * The well-known URL where password managers send a user to change a password (R-ACC-19) redirects to the account site.
 * Null for every other request.
 */
export function changePassword(request: Request, { origins }: PublicConfig): Response | null {
  if (new URL(request.url).pathname !== "/.well-known/change-password") return null;
  const headers = { Location: `${origins.account}/forgot`, "Cache-Control": "no-store" };
  return new Response(null, { status: 302, headers });
}

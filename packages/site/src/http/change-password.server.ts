import type { PublicConfig } from "../host/public-config.ts";

/**
 * Where password managers send somebody who wants to change their password (R-ACC-19): the account site's page for it.
 * Null for every other request.
 */
export function changePassword(request: Request, { origins }: PublicConfig): Response | null {
  if (new URL(request.url).pathname !== "/.well-known/change-password") return null;
  const headers = { Location: `${origins.account}/forgot`, "Cache-Control": "no-store" };
  return new Response(null, { status: 302, headers });
}

import type { SiteHost } from "@catnip/site/host/api-context.server.ts";
import { sessionSecret } from "@catnip/site/session/session-cookies.server.ts";
import { askApi } from "@catnip/site/session/sign-in.server.ts";

/**
 * An access token for calling the API as the player of this browser.
 *
 * @param request with its public address; see `asPublic`
 * @returns `guest` without a session that is still valid, `unavailable` while the API cannot be reached
 */
export async function playerToken(
  request: Request,
  host: SiteHost,
): Promise<{ readonly accessToken: string } | "guest" | "unavailable"> {
  const session = sessionSecret(request);
  if (!session) return "guest";
  const { status, body } = await askApi(host, "/session/token", { session });
  if (status >= 500) return "unavailable";
  const accessToken = body["access_token"];
  return status === 200 && typeof accessToken === "string" ? { accessToken } : "guest";
}

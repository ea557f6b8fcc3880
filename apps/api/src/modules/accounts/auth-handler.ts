import { oauthProviderOpenIdConfigMetadata } from "@better-auth/oauth-provider";
import * as v from "valibot";
import { siteOrigin } from "../../platform/config.ts";
import type { Services } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { isDatabaseAway } from "../../platform/faults.ts";
import { networkOf } from "../../platform/network.ts";
import { answerOf, inOurCodes, json } from "./answers.ts";
import { ADDRESS_HEADER } from "./auth-endpoints.ts";
import { LIMITS, type AuthLimits } from "./auth-limits.service.ts";
import type { AuthServer } from "./auth-server.ts";
import { deviceSecretIn, deviceSetCookie } from "./device-cookie.ts";
import { meetDevice } from "./known-devices.service.ts";

export type Client = { readonly address: string };

/** What is served; the library has many more addresses, and each would be one more door. */
const SERVED: Readonly<Record<string, "GET" | "POST">> = {
  "/auth/sign-in/email": "POST",
  "/auth/sign-up": "POST",
  "/auth/sign-up/verify": "POST",
  "/auth/password/forgot": "POST",
  "/auth/password/reset": "POST",
  "/auth/code/resend": "POST",
  "/auth/end-session": "POST",
  "/auth/sessions/end-others": "POST",
  "/auth/sessions": "GET",
  "/auth/me": "GET",
  "/auth/jwks": "GET",
  "/auth/oauth2/authorize": "GET",
  "/auth/oauth2/token": "POST",
  "/auth/.well-known/openid-configuration": "GET",
};

/** `/auth/*` of the account site. */
export function createAuthHandler(
  services: Services,
  auth: AuthServer,
  limits: AuthLimits,
): (request: Request, client: Client) => Promise<Response> {
  const origin = siteOrigin(services.config, "account");
  const secure = origin.startsWith("https:");
  const discovery = oauthProviderOpenIdConfigMetadata(
    auth as unknown as Parameters<typeof oauthProviderOpenIdConfigMetadata>[0],
  );

  return async (request, client) => {
    const { pathname } = new URL(request.url);
    const method = SERVED[pathname];
    if (!method) return json({ code: "400", message: "No such address" }, 404);
    if (request.method !== method && !(method === "GET" && request.method === "HEAD"))
      return json({ code: "400", message: `Only ${method}` }, 405, { allow: method });
    if (isForeign(request, origin))
      return json({ code: "auth/forbidden", message: "Not from this site" }, 403);
    if (pathname.endsWith("/openid-configuration")) return discovery(request);

    const inside = withAddress(request, client.address);
    try {
      if (pathname === "/auth/sign-in/email") return await signIn(inside, client.address);
      return await inOurCodes(await auth.handler(inside));
    } catch (error) {
      const answer = faultAnswer(error);
      // A browser on its way between two sites must not end on a blank page.
      return pathname === "/auth/oauth2/authorize" && answer.status >= 500 ? awayPage(origin) : answer;
    }
  };

  /** Attempts are counted before the password is looked at, so that parallel ones count too; the right one clears. */
  async function signIn(request: Request, address: string): Promise<Response> {
    const body: unknown = await request
      .clone()
      .json()
      .catch(() => null);
    const email = mailIn(body);
    const network = networkOf(address);
    await limits.count(LIMITS.signInPerAddress, network);
    await limits.count(LIMITS.passwordPerMailAndAddress, `${email} ${network}`);
    await limits.count(LIMITS.passwordPerMail, email);
    const response = await inOurCodes(await auth.handler(request));
    if (!response.ok) return response;
    await limits.clear(LIMITS.passwordPerMailAndAddress, `${email} ${network}`);
    // The library's answer holds the session's token, which belongs in the cookie alone.
    const headers = new Headers(response.headers);
    headers.delete("content-length");
    const device = await deviceOf(request, address, await response.clone().json());
    if (device) headers.append("set-cookie", deviceSetCookie(device, secure));
    return new Response(JSON.stringify({ signed_in: true }), { status: 200, headers });
  }

  /** Tells of a browser not seen before. A fault here must not keep anybody out who has the right password. */
  async function deviceOf(request: Request, address: string, answer: unknown): Promise<string | null> {
    try {
      return await meetDevice(services, {
        userUuid: v.parse(SignedIn, answer).user.id,
        secret: deviceSecretIn(request.headers.get("cookie"), secure),
        userAgent: request.headers.get("user-agent") ?? "",
        address,
        tell: true,
      });
    } catch (fault) {
      logFault(fault);
      return null;
    }
  }
}

/**
 * Whether a browser sent this from another site. Servers exchanging codes send neither header nor cookie; a request
 * with a cookie must say where it comes from (ASVS 3.5.1).
 */
function isForeign(request: Request, origin: string): boolean {
  if (request.method !== "POST") return false;
  const from = request.headers.get("origin");
  if (from !== null) return from !== origin;
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site !== "same-origin";
  return request.headers.has("cookie");
}

/**
 * A refusal, a database that is away, or a fault of ours. Of a fault only the innermost message and its stack are
 * logged: query errors carry the values of the query, and here those are mail addresses, hashes and session secrets.
 */
function faultAnswer(error: unknown): Response {
  if (error instanceof ApiError || isDatabaseAway(error)) return answerOf(error);
  logFault(error);
  return json({ code: "9999", message: "Unknown error" }, 500);
}

function logFault(error: unknown): void {
  let innermost = error;
  while (innermost instanceof Error && innermost.cause instanceof Error) innermost = innermost.cause;
  console.error(`identity: ${innermost instanceof Error ? innermost.stack : "unknown fault"}`);
}

/** What the library answers to the right password, as far as we read it. */
const SignedIn = v.object({ user: v.object({ id: v.pipe(v.string(), v.uuid()) }) });

const awayPage = (origin: string) =>
  new Response(null, {
    status: 302,
    headers: { location: `${origin}/error?problem=unavailable`, "cache-control": "no-store" },
  });

function withAddress(request: Request, address: string): Request {
  const headers = new Headers(request.headers);
  headers.set(ADDRESS_HEADER, address);
  return new Request(request, { headers });
}

function mailIn(body: unknown): string {
  const email = typeof body === "object" && body !== null && "email" in body ? body.email : null;
  return typeof email === "string" ? email.trim().toLowerCase().slice(0, 320) : "";
}

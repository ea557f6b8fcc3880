import { createHash } from "node:crypto";
import { localePath } from "@catnip/domain/locales";
import { safeReturnPath } from "@catnip/domain/navigation";
import { decodeJwt } from "jose";
import type { SiteHost } from "../host/api-context.server.ts";
import { localeOf } from "../languages/locale.ts";
import {
  dropSession,
  dropSignIn,
  keepSession,
  keepSignIn,
  openSignIn,
  randomToken,
  sessionSecret,
  type OpenSignIn,
} from "./session-cookies.server.ts";
import { asPublic, isFromHere, ownOrigin } from "../http/site-address.server.ts";

/** A site with login: its OAuth client id and the host's services. */
export type SignInSite = { readonly clientId: string; readonly host: SiteHost };

/**
 * `GET /auth/login?returnPath=…[&signup=1]`: redirects to the account site (authorization code with PKCE S256), to
 * return to `/auth/callback`. Return paths outside this site fall back to home.
 */
export function beginSignIn(incoming: Request, { clientId, host }: SignInSite): Response {
  const request = asPublic(incoming, host.publicConfig);
  const { searchParams } = new URL(request.url);
  const origin = ownOrigin(request, host.publicConfig);
  const { account } = host.publicConfig.origins;
  const returnPath = safeReturnPath(searchParams.get("returnPath"), origin);
  const signIn: OpenSignIn = {
    // A retry is marked in its state: if the cookies are lost again, it stops instead of looping.
    state: (searchParams.has("again") ? AGAIN : "") + randomToken(),
    verifier: randomToken(),
    nonce: randomToken(),
    returnPath,
  };
  const query = new URLSearchParams({
    response_type: "code",
    client_id: clientId,
    redirect_uri: `${origin}/auth/callback`,
    scope: "openid",
    resource: sessionResource(host),
    state: signIn.state,
    nonce: signIn.nonce,
    code_challenge: createHash("sha256").update(signIn.verifier).digest("base64url"),
    code_challenge_method: "S256",
    ui_locales: localeOf({ url: new URL(returnPath, origin) }),
  });
  if (searchParams.get("signup") === "1") query.set("prompt", "create");
  return leave(`${account}/auth/oauth2/authorize?${query}`, keepSignIn(request, signIn));
}

/**
 * `GET /auth/callback`: exchanges the code in process, opens the site's own session and redirects to `/redirect`. A
 * login that this browser did not start, or started too long ago, is retried once; a player who is logged in on the
 * account site does not notice.
 */
export async function finishSignIn(incoming: Request, { clientId, host }: SignInSite): Promise<Response> {
  const request = asPublic(incoming, host.publicConfig);
  const { searchParams } = new URL(request.url);
  const state = searchParams.get("state") ?? "";
  const begun = openSignIn(request, state);
  const returnPath = begun?.returnPath ?? "/";
  const code = searchParams.get("code");

  const opened: Opened =
    begun && code ? await openSession(code, begun, request, { clientId, host }) : "refused";
  if (opened === "unavailable") return leave(redirectPath(returnPath, "unavailable"), []);
  if (opened === "refused") {
    const isLast = state.startsWith(AGAIN) || searchParams.has("error");
    const next = isLast
      ? redirectPath(returnPath, "failed")
      : `/auth/login?${new URLSearchParams({ returnPath, again: "1" })}`;
    return leave(next, state ? [dropSignIn(request, state)] : []);
  }
  // Ends any previous session, so that nothing planted or left over survives a login (session fixation).
  const before = sessionSecret(request);
  if (before) await revoke(host, before);
  return leave(redirectPath(returnPath), [
    dropSignIn(request, state),
    ...keepSession(request, opened.session),
  ]);
}

/**
 * `POST /auth/token`: a short-lived access token for the page's scripts, `{ access_token, expires_in }`; 401 `{ code }`
 * for guests. Nothing is consumed, so any number of tabs may call it at once.
 */
export async function handOutToken(incoming: Request, host: SiteHost): Promise<Response> {
  const request = asPublic(incoming, host.publicConfig);
  if (incoming.method !== "POST") return refused("input/invalid", 405, [], { Allow: "POST" });
  if (!isFromHere(request, ownOrigin(request, host.publicConfig))) return refused("auth/forbidden", 403);
  const session = sessionSecret(request);
  if (!session) return refused("auth/login-required", 401, dropSession(request));
  const answer = await askApi(host, "/session/token", { session });
  if (answer.status === 401) return refused(String(answer.body["code"]), 401, dropSession(request));
  if (answer.status !== 200) return refused("service/unavailable", 503);
  const { access_token, expires_in } = answer.body;
  return json({ access_token, expires_in }, 200);
}

/** Whether the browser holds a valid session; null when that cannot be determined now. */
export async function isSignedIn(incoming: Request, host: SiteHost): Promise<boolean | null> {
  const session = sessionSecret(asPublic(incoming, host.publicConfig));
  if (!session) return false;
  const { status } = await askApi(host, "/session/token", { session });
  return status === 200 ? true : status === 401 ? false : null;
}

/** `POST /auth/logout`: ends the session here and on the account site, and returns home. */
export async function signOut(incoming: Request, { clientId, host }: SignInSite): Promise<Response> {
  const request = asPublic(incoming, host.publicConfig);
  const home = homeOfPage(request);
  if (incoming.method !== "POST") return leave(home, [], 303);
  if (!isFromHere(request, ownOrigin(request, host.publicConfig))) return refused("auth/forbidden", 403);
  const session = sessionSecret(request);
  const token = session ? await revoke(host, session) : null;
  const query = new URLSearchParams({ client_id: clientId, return_path: home, ...(token ? { token } : {}) });
  return leave(
    session ? `${host.publicConfig.origins.account}/sign-out?${query}` : home,
    dropSession(request),
    303,
  );
}

const AGAIN = "again.";

/** The scope of a login's token: opening a session, nothing else. */
const sessionResource = ({ publicConfig }: SiteHost) =>
  `${publicConfig.tokenOrigin ?? publicConfig.origins.api}/session`;

/** The secret of the new session, or why there is none. */
type Opened = { readonly session: string } | "refused" | "unavailable";

async function openSession(
  code: string,
  begun: OpenSignIn,
  request: Request,
  { clientId, host }: SignInSite,
): Promise<Opened> {
  const { account } = host.publicConfig.origins;
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    code,
    code_verifier: begun.verifier,
    client_id: clientId,
    redirect_uri: `${ownOrigin(request, host.publicConfig)}/auth/callback`,
    resource: sessionResource(host),
  });
  const headers = { "content-type": "application/x-www-form-urlencoded", accept: "application/json" };
  const exchanged = await read(() =>
    host.fetchAccount(new Request(`${account}/auth/oauth2/token`, { method: "POST", headers, body })),
  );
  if (exchanged.status >= 500) return "unavailable";
  const { access_token, id_token } = exchanged.body;
  if (exchanged.status !== 200 || typeof access_token !== "string" || !isFor(id_token, begun.nonce, clientId))
    return "refused";

  const userAgent = request.headers.get("User-Agent") ?? "";
  const opened = await askApi(
    host,
    "/session",
    { client_id: clientId },
    { authorization: `Bearer ${access_token}`, "user-agent": userAgent },
  );
  if (opened.status >= 500) return "unavailable";
  const { session } = opened.body;
  return opened.status === 200 && typeof session === "string" ? { session } : "refused";
}

/**
 * Whether the id token belongs to this login. It came directly from the account site, so its signature need
 * not be checked (OpenID Connect Core 3.1.3.7); its nonce must be.
 */
function isFor(idToken: unknown, nonce: string, clientId: string): boolean {
  try {
    const claims = decodeJwt(String(idToken));
    return claims["nonce"] === nonce && [claims.aud].flat().includes(clientId);
  } catch {
    return false;
  }
}

/** Ends a session; returns the proof (if any) that the account site accepts for ending its own. */
async function revoke(host: SiteHost, session: string): Promise<string | null> {
  const { body } = await askApi(host, "/session/revoke", { session });
  const token = body["end_session_token"];
  return typeof token === "string" ? token : null;
}

/** Calls the API's server-to-server routes; status 503 when there is no response. */
export function askApi(host: SiteHost, path: string, body: object, headers: Record<string, string> = {}) {
  const request = new Request(host.publicConfig.origins.api + path, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return read(() => host.fetchApi(request));
}

type Answer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };

/** Reads a full response; 503 when there is none. */
async function read(ask: () => Promise<Response>): Promise<Answer> {
  try {
    const response = await ask();
    const body: unknown = await response.json().catch(() => null);
    return { status: response.status, body: typeof body === "object" && body !== null ? { ...body } : {} };
  } catch {
    return { status: 503, body: {} };
  }
}

/** The page saying the visitor is being redirected, in the language of the destination. */
function redirectPath(returnPath: string, problem?: "failed" | "unavailable"): string {
  const locale = localeOf({ url: new URL(returnPath, NO_ORIGIN) });
  return `${localePath(locale, "/redirect")}?${new URLSearchParams({ returnPath, ...(problem ? { problem } : {}) })}`;
}

/** Home in the language of the page the player logged out on. */
function homeOfPage(request: Request): string {
  const referer = request.headers.get("Referer");
  return localePath(localeOf({ url: referer && URL.canParse(referer) ? referer : NO_ORIGIN }), "/");
}

/** A dummy origin for parsing paths. */
const NO_ORIGIN = "http://site.invalid/";

/** Redirects; the response is not cached, and the next site gets no referrer. */
export function leave(to: string, cookies: readonly string[], status = 302): Response {
  const headers = new Headers({
    Location: to,
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
  });
  for (const value of cookies) headers.append("Set-Cookie", value);
  return new Response(null, { status, headers });
}

function json(
  body: object,
  status: number,
  cookies: readonly string[] = [],
  more: Readonly<Record<string, string>> = {},
): Response {
  const headers = new Headers({
    ...more,
    "Content-Type": "application/json",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
  });
  for (const value of cookies) headers.append("Set-Cookie", value);
  return new Response(JSON.stringify(body), { status, headers });
}

const refused = (
  code: string,
  status: number,
  cookies: readonly string[] = [],
  more: Readonly<Record<string, string>> = status === 401 ? CHALLENGE : {},
) => json({ code }, status, cookies, more);

/**
 * A 401 must name an authentication scheme (RFC 9110, section 11.6.1); ours is the session cookie, opened at
 * `/auth/login`.
 */
const CHALLENGE = { "WWW-Authenticate": 'Session realm="catnip"' };

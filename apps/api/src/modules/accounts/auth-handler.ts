import { parseEmail } from "@catnip/domain/accounts";
import { sentFrom } from "@catnip/domain/navigation";
import * as v from "valibot";
import { siteOrigin } from "../../platform/config.ts";
import type { Services } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { isUnstorableText } from "../../platform/faults.ts";
import { gone } from "../../platform/http/gone.ts";
import { UNSTORABLE } from "../../platform/http/refusal.ts";
import { networkOf } from "../../platform/network.ts";
import { unavailability } from "../../platform/unavailable.ts";
import { issuerOf, type SigningKey } from "./access-tokens.ts";
import { answerOf, inOurCodes, json } from "./answers.ts";
import { ADDRESS_HEADER } from "./auth-endpoints.ts";
import { LIMITS, type AuthLimits, type Limit } from "./auth-limits.service.ts";
import type { AuthServer } from "./auth-server.ts";
import type { OidcEndpoint } from "./oidc-errors.ts";
import { providerMetadata } from "./oidc-metadata.ts";
import type { OidcProvider } from "./oidc-provider.http.ts";
import { inputInvalid, invalidRequest, refusedForm, refusedJson } from "./request-body.ts";
import { SERVED } from "./served-endpoints.ts";
import { deviceSecretIn, deviceSetCookie } from "./device-cookie.ts";
import { meetDevice, provenDevice } from "./known-devices.service.ts";

export type Client = { readonly address: string };

/** Endpoints a browser reaches from other sites, by link or form. */
const ENTRANCES: ReadonlySet<string> = new Set(["/auth/oauth2/authorize", "/auth/oauth2/end-session"]);

/** `/auth/*` of the account site. */
export function createAuthHandler(
  services: Services,
  auth: AuthServer,
  limits: AuthLimits,
  {
    provider,
    idTokenKey,
  }: { readonly provider: OidcProvider; readonly idTokenKey: () => Promise<SigningKey> },
): (request: Request, client: Client) => Promise<Response> {
  const { config, db } = services;
  const origin = siteOrigin(config, "account");
  const secure = origin.startsWith("https:");
  const metadata = providerMetadata(issuerOf(config));

  const handle = async (request: Request, client: Client, pathname: string): Promise<Response> => {
    const isEntrance = ENTRANCES.has(pathname);
    if (!isEntrance && isForeign(request, origin))
      return json({ code: "auth/forbidden", message: "Not from this site" }, 403);
    const refused = request.method === "POST" ? await refusedBody(request, pathname) : null;
    if (refused) return refused;
    if (isEntrance && request.method === "POST") return byLink(request);
    if (pathname.includes("/.well-known/")) return json(metadata);

    const inside = withAddress(request, client.address);
    if (pathname === "/auth/sign-in/email") return signIn(inside, client.address);
    if (pathname === "/auth/oauth2/end-session") return leave(inside);
    if (pathname === "/auth/jwks") await idTokenKey(); // Publish the key before the first token is signed with it.
    const endpoint = /^\/auth\/oauth2\/(token|userinfo|revoke|introspect)$/.exec(pathname)?.[1];
    if (endpoint !== undefined) return provider[endpoint as OidcEndpoint](inside);
    return inOurCodes(await auth.handler(inside));
  };

  return async (request, client) => {
    const { pathname } = new URL(request.url);
    const methods = SERVED[pathname];
    if (!methods) return sealed(json({ code: "400", message: "No such address" }, 404));
    const isHead = request.method === "HEAD" && methods.includes("GET");
    if (!isHead && !methods.some((method) => method === request.method)) {
      const allow = methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])).join(", ");
      return sealed(json({ code: "400", message: `Only ${allow}` }, 405, { allow }));
    }
    const asked = isHead ? new Request(request, { method: "GET" }) : request;
    const answer = await handle(asked, client, pathname).catch((error: unknown) => {
      if (request.signal.aborted) return gone();
      const fault = faultAnswer(error, pathname);
      // A browser being redirected between two sites must not end up on a blank page.
      if (!ENTRANCES.has(pathname)) return fault;
      return errorPage(origin, fault.status >= 500 ? "problem=unavailable" : "error=invalid_request");
    });
    return sealed(answer, isHead);
  };

  /** Logout requested by a site; if the request carries no proof, our own screen asks the visitor to confirm. */
  async function leave(request: Request): Promise<Response> {
    const url = new URL(request.url);
    url.pathname = "/auth/site-logout"; // Our own endpoint; the library has one with the same name.
    const answer = await inOurCodes(await auth.handler(new Request(url, request)));
    if (!answer.ok) return answer;
    const { to } = v.parse(v.object({ to: v.string() }), await answer.json());
    const headers = new Headers({ location: to });
    for (const cookie of answer.headers.getSetCookie()) headers.append("set-cookie", cookie);
    return new Response(null, { status: 302, headers });
  }

  /**
   * Counts the attempt before checking the password, so that concurrent ones count too; a correct password resets the
   * count.
   */
  async function signIn(request: Request, address: string): Promise<Response> {
    const body: unknown = await request
      .clone()
      .json()
      .catch(() => null);
    const email = mailIn(body);
    const device = await provenDevice(db, email, deviceSecretIn(request.headers.get("cookie"), secure));
    const buckets = device === null ? strangersBuckets(email, networkOf(address)) : devicesBuckets(device);
    for (const [limit, whom] of buckets) await limits.count(limit, whom);
    const response = await inOurCodes(await auth.handler(withEmail(request, body, email)));
    if (!response.ok) return response;
    for (const [limit, whom] of buckets) if (CLEARED.has(limit)) await limits.clear(limit, whom);
    // The library's response contains the session token, which belongs only in the cookie.
    const headers = new Headers(response.headers);
    headers.delete("content-length");
    const secret = await deviceOf(request, address, await response.clone().json());
    if (secret) headers.append("set-cookie", deviceSetCookie(secret, secure));
    return new Response(JSON.stringify({ signed_in: true }), { status: 200, headers });
  }

  /** Warns about a new browser. A failure here must not lock out a user with the right password. */
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

/** OAuth's endpoints take forms, all others JSON. */
const refusedBody = (request: Request, pathname: string): Promise<Response | null> =>
  isOauth(pathname) ? refusedForm(request) : refusedJson(request);

const isOauth = (pathname: string): boolean => pathname.startsWith("/auth/oauth2/");

/**
 * Turns a cross-site form post into a link: browsers withhold our cookie from the form and send it with the link
 * (SameSite=Lax), and both carry the same parameters.
 */
async function byLink(request: Request): Promise<Response> {
  const url = new URL(request.url);
  for (const [name, value] of new URLSearchParams(await request.text())) url.searchParams.append(name, value);
  return new Response(null, { status: 303, headers: { location: url.href } });
}

/** Security headers: no caching of personal responses, and no MIME sniffing. */
function sealed(answer: Response, isHead = false): Response {
  const headers = new Headers(answer.headers);
  headers.set("cache-control", "no-store");
  headers.set("x-content-type-options", "nosniff");
  const { status, statusText } = answer;
  return new Response(isHead ? null : answer.body, { status, statusText, headers });
}

type Bucket = readonly [Limit, string];

const strangersBuckets = (email: string, network: string): readonly Bucket[] => [
  [LIMITS.signInPerAddress, network],
  [LIMITS.passwordPerMailAndAddress, `${email} ${network}`],
  [LIMITS.passwordPerMail, email],
];

/** Buckets no stranger can fill, so the owner cannot be locked out of a browser they use. */
const devicesBuckets = (device: string): readonly Bucket[] => [
  [LIMITS.passwordPerDevice, device],
  [LIMITS.passwordPerDeviceAndDay, device],
];

/** Reset by a correct password. The other limits bound what strangers may guess between two logins of the owner. */
const CLEARED: ReadonlySet<Limit> = new Set([
  LIMITS.passwordPerMailAndAddress,
  LIMITS.passwordPerDevice,
  LIMITS.passwordPerDeviceAndDay,
]);

/**
 * Whether a browser sent this cross-site. Servers exchanging codes send neither header nor cookie; a request with a
 * cookie must state its origin (ASVS 3.5.1).
 */
function isForeign(request: Request, origin: string): boolean {
  if (request.method !== "POST") return false;
  const said = { origin: request.headers.get("origin"), fetchSite: request.headers.get("sec-fetch-site") };
  const from = sentFrom(said, origin);
  return from === "unsaid" ? request.headers.has("cookie") : from === "elsewhere";
}

/**
 * Response for an expected error, an unreachable database or a bug. For bugs, only the innermost message and its stack
 * are logged: query errors carry query values, and here those are mail addresses, hashes and session secrets.
 */
function faultAnswer(error: unknown, pathname: string): Response {
  if (isUnstorableText(error))
    return isOauth(pathname) ? invalidRequest(UNSTORABLE) : inputInvalid(400, UNSTORABLE);
  if (error instanceof ApiError || unavailability(error)) return answerOf(error);
  logFault(error);
  return json({ code: "9999", message: "Unknown error" }, 500);
}

function logFault(error: unknown): void {
  let innermost = error;
  while (innermost instanceof Error && innermost.cause instanceof Error) innermost = innermost.cause;
  console.error(`identity: ${innermost instanceof Error ? innermost.stack : "unknown fault"}`);
}

/** The library's response to a correct password, as far as we read it. */
const SignedIn = v.object({ user: v.object({ id: v.pipe(v.string(), v.uuid()) }) });

const errorPage = (origin: string, query: string) =>
  new Response(null, {
    status: 302,
    headers: { location: `${origin}/error?${query}`, "cache-control": "no-store" },
  });

function withAddress(request: Request, address: string): Request {
  const headers = new Headers(request.headers);
  headers.set(ADDRESS_HEADER, address);
  return new Request(request, { headers });
}

/** The same request with the address as it is stored. */
function withEmail(request: Request, body: unknown, email: string): Request {
  if (typeof body !== "object" || body === null || email === "") return request;
  const headers = new Headers(request.headers);
  headers.delete("content-length");
  return new Request(request, { method: "POST", headers, body: JSON.stringify({ ...body, email }) });
}

function mailIn(body: unknown): string {
  const email = typeof body === "object" && body !== null && "email" in body ? body.email : null;
  if (typeof email !== "string") return "";
  return parseEmail(email) ?? email.trim().toLowerCase().slice(0, 320);
}

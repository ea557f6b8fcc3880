import { randomBytes } from "node:crypto";
import { OVER_18_COOKIE } from "@catnip/domain/privacy";
import { RETURN_PATH_LENGTH_MAX } from "@catnip/domain/navigation";
import * as v from "valibot";
import { readCookie } from "../http/cookies.ts";
import { hostCookie, hostCookieName } from "../http/host-cookie.server.ts";
import { MEMBER_COOKIE } from "./member-cookie.ts";

/** The maximum lifetime of a session (90 days); whether it is still valid is up to the API. */
const SESSION_SECONDS = 90 * 86_400;
/** Signing up involves a mail; an hour is plenty. */
const SIGN_IN_SECONDS = 3_600;
/** Abandoned login attempts: older ones than these are dropped. */
const OPEN_SIGN_INS_MAX = 5;

/** The session's secret: opaque, HttpOnly, host-only. Null for a guest or a malformed cookie. */
export function sessionSecret(request: Request): string | null {
  const secret = readCookie(request.headers.get("Cookie"), hostCookieName(request, "catnip_session"));
  return secret !== null && /^[\w-]{20,128}$/.test(secret) ? secret : null;
}

/** The cookies set on login: the secret, and a script-readable flag that carries nothing. */
export function keepSession(request: Request, secret: string): string[] {
  return [
    hostCookie(request, hostCookieName(request, "catnip_session"), secret, SESSION_SECONDS, "HttpOnly"),
    hostCookie(request, MEMBER_COOKIE, "1", SESSION_SECONDS),
    // What the account excludes is not known yet: the first page must not request its covers.
    hostCookie(request, OVER_18_COOKIE, "", 0),
  ];
}

/** Clears the session cookies. */
export function dropSession(request: Request): string[] {
  return [
    hostCookie(request, hostCookieName(request, "catnip_session"), "", 0, "HttpOnly"),
    hostCookie(request, MEMBER_COOKIE, "", 0),
  ];
}

/** The state of a login while the visitor is on the account site. */
export type OpenSignIn = {
  readonly state: string;
  readonly verifier: string;
  readonly nonce: string;
  readonly returnPath: string;
};

const OpenSignInShape = v.object({
  state: v.pipe(v.string(), v.maxLength(128)),
  verifier: v.pipe(v.string(), v.minLength(43), v.maxLength(128)),
  nonce: v.pipe(v.string(), v.maxLength(128)),
  returnPath: v.pipe(v.string(), v.maxLength(RETURN_PATH_LENGTH_MAX * 3)),
});

export const randomToken = (): string => randomBytes(32).toString("base64url");

/** Stores a login attempt in a cookie of its own, so that several tabs can log in at once. */
export function keepSignIn(request: Request, signIn: OpenSignIn): string[] {
  const value = Buffer.from(JSON.stringify(signIn)).toString("base64url");
  const begun = signInCookies(request);
  const forgotten = begun.slice(0, Math.max(0, begun.length - OPEN_SIGN_INS_MAX + 1));
  return [
    ...forgotten.map((name) => hostCookie(request, name, "", 0, "HttpOnly")),
    hostCookie(request, signInCookie(request, signIn.state), value, SIGN_IN_SECONDS, "HttpOnly"),
  ];
}

/** The login attempt of a state, or null when this browser did not start one with it. */
export function openSignIn(request: Request, state: string): OpenSignIn | null {
  const value = readCookie(request.headers.get("Cookie"), signInCookie(request, state));
  const result = v.safeParse(OpenSignInShape, parseJson(value));
  return result.success && result.output.state === state ? result.output : null;
}

export const dropSignIn = (request: Request, state: string): string =>
  hostCookie(request, signInCookie(request, state), "", 0, "HttpOnly");

const SIGN_IN_PREFIX = "catnip_sign_in.";

const signInCookie = (request: Request, state: string) =>
  hostCookieName(request, SIGN_IN_PREFIX) + state.replaceAll(/[^\w-]/g, "").slice(0, 12);

function signInCookies(request: Request): string[] {
  const names = (request.headers.get("Cookie") ?? "")
    .split(";")
    .map((pair) => pair.split("=")[0]?.trim() ?? "");
  return names.filter((name) => name.startsWith(hostCookieName(request, SIGN_IN_PREFIX)));
}

function parseJson(base64Url: string | null): unknown {
  try {
    return base64Url === null ? null : JSON.parse(Buffer.from(base64Url, "base64url").toString("utf8"));
  } catch {
    return null;
  }
}

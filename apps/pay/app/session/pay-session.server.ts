import { createHash, randomBytes } from "node:crypto";
import { hostCookie, hostCookieName } from "@catnip/site/http/host-cookie.server.ts";
import { asPublic } from "@catnip/site/http/site-address.server.ts";
import type { SiteHost } from "@catnip/site/host/api-context.server.ts";
import { readCookie } from "@catnip/site/http/cookies.ts";

/**
 * What this browser holds at the pay site, all in HttpOnly cookies:
 * - the session: the pay token from redeeming a link;
 * - the pending session, while its owner is asked to confirm switching accounts;
 * - the secrets of opened links whose redirect through the shop is pending.
 *
 * @param incoming as received; behind a proxy its scheme is not the public one
 */
export function payBrowser(incoming: Request, { publicConfig }: Pick<SiteHost, "publicConfig">) {
  const request = asPublic(incoming, publicConfig);
  const read = (name: string) => readCookie(request.headers.get("Cookie"), hostCookieName(request, name));
  const keep = (name: string, value: string, maxAgeS: number) =>
    hostCookie(request, hostCookieName(request, name), value, maxAgeS, "HttpOnly");
  const tokenIn = (name: string): string | null => {
    const token = read(name);
    return token !== null && JWT.test(token) ? token : null;
  };

  return {
    /** Acts for its user in payments only; a malformed cookie is null as well. */
    token: () => tokenIn(SESSION),
    keepToken: (token: string, maxAgeS: number) => keep(SESSION, token, maxAgeS),
    nextToken: () => tokenIn(NEXT),
    keepNextToken: (token: string, maxAgeS: number) => keep(NEXT, token, maxAgeS),
    dropNextToken: () => keep(NEXT, "", 0),
    /** A fresh secret, valid for so many seconds, and the SHA-256 that is passed to others. */
    newLinkSecret: (maxAgeS = LINK_SECONDS) => {
      const verifier = randomBytes(32).toString("base64url");
      const challenge = createHash("sha256").update(verifier).digest("base64url");
      return { challenge, cookie: keep(linkCookie(challenge), verifier, maxAgeS) };
    },
    linkSecret: (challenge: string): string | null => {
      const verifier = read(linkCookie(challenge));
      const isItsSecret =
        verifier !== null && createHash("sha256").update(verifier).digest("base64url") === challenge;
      return isItsSecret ? verifier : null;
    },
    dropLinkSecret: (challenge: string) => keep(linkCookie(challenge), "", 0),
  };
}

const SESSION = "catnip_pay";
const NEXT = "catnip_pay_next";
/** One per link, so two tabs can be in flight at once. */
const linkCookie = (challenge: string) =>
  `catnip_pay_link.${challenge.replaceAll(/[^\w-]/g, "").slice(0, 12)}`;

/** Longer than a ticket's lifetime. */
const LINK_SECONDS = 180;
const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

import { readCookie } from "@catnip/storefront/shell/cookies.ts";

const COOKIE = "catnip_pay";

/**
 * The pay token that redeeming a ticket gave this browser, or null, also for a broken cookie. It acts for its user in
 * payments and nowhere else.
 */
export function payToken(request: Request): string | null {
  const token = readCookie(request.headers.get("Cookie"), COOKIE);
  return token !== null && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token) ? token : null;
}

/**
 * Keeps the pay token out of reach of scripts. `Lax`, because the provider sends the browser back with a plain link.
 *
 * @param maxAgeS the token's own life in seconds
 */
export function keepPayToken(request: Request, token: string, maxAgeS: number): string {
  const secure = new URL(request.url).protocol === "https:" ? "; Secure" : "";
  return `${COOKIE}=${encodeURIComponent(token)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeS}${secure}`;
}

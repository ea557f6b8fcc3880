import { splitLocalePath } from "../locales/index.ts";

/**
 * Validates a return path (`returnUrl`, `returnPath`, `return_url`), query included. Anything that is not a path of
 * this site becomes the home page, which prevents open redirects (R-SIG-8).
 *
 * @param wanted the value from the address; may be missing, a path, or a full address of this site
 * @param siteOrigin this site's origin, such as `http://international.localhost:4000`
 */
export function safeReturnPath(wanted: string | null | undefined, siteOrigin: string, home = "/"): string {
  if (!wanted || wanted.length > RETURN_PATH_LENGTH_MAX || !URL.canParse(wanted, siteOrigin)) return home;
  const site = new URL(siteOrigin);
  const target = new URL(wanted, site);
  // A `blob:` address reports the origin of its inner address, so the protocol is checked as well.
  if (target.origin !== site.origin || target.protocol !== site.protocol) return home;
  if (target.username !== "" || target.password !== "") return home;
  if (!isPlainPath(target.pathname) || sendsOn(target.pathname)) return home;
  return `${target.pathname}${target.search}`;
}

/** Maximum length of a return path, in characters. */
export const RETURN_PATH_LENGTH_MAX = 2_048;

/** Pages that only redirect: returning there could loop. */
function sendsOn(pathname: string): boolean {
  const path = splitLocalePath(pathname)?.path ?? pathname;
  return path === "/redirect" || path.startsWith("/redirect/") || path.startsWith("/auth/");
}

/**
 * Whether a path is still a path after any number of decodings: `/%2f%2fevil` turns into another site's address when
 * decoded.
 */
function isPlainPath(path: string): boolean {
  let decoded = path;
  for (let round = 0; round < DECODE_ROUNDS_MAX; round += 1) {
    if (/^[/\\]{2}/.test(decoded)) return false;
    const next = tryDecode(decoded);
    if (next === null) return false;
    if (next === decoded) return true;
    decoded = next;
  }
  return false;
}

/** No honest path is encoded more often than this. */
const DECODE_ROUNDS_MAX = 4;

function tryDecode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

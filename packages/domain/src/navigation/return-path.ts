import { splitLocalePath } from "../locales/index.ts";

/**
 * The path a visitor may be sent back to (`returnUrl`, `returnPath`, `return_url`), with
 * its query. Whatever is not a path of this very site becomes the home page, so that a
 * crafted link cannot carry anyone away (R-SIG-8).
 *
 * @param wanted the value from the address; may be missing, a path, or a full address of this site
 * @param siteOrigin where this site lives, such as `http://international.localhost:4000`
 */
export function safeReturnPath(wanted: string | null | undefined, siteOrigin: string, home = "/"): string {
  if (!wanted || wanted.length > RETURN_PATH_LENGTH_MAX || !URL.canParse(wanted, siteOrigin)) return home;
  const site = new URL(siteOrigin);
  const target = new URL(wanted, site);
  // A `blob:` address claims the origin of the address inside it, so the protocol counts as well.
  if (target.origin !== site.origin || target.protocol !== site.protocol) return home;
  if (target.username !== "" || target.password !== "") return home;
  if (!isPlainPath(target.pathname) || sendsOn(target.pathname)) return home;
  return `${target.pathname}${target.search}`;
}

/** The longest return path that is read, in characters. */
export const RETURN_PATH_LENGTH_MAX = 2_048;

/** Pages that only send on to another page: returning there could go round in circles. */
function sendsOn(pathname: string): boolean {
  const path = splitLocalePath(pathname)?.path ?? pathname;
  return path === "/redirect" || path.startsWith("/redirect/") || path.startsWith("/auth/");
}

/**
 * Whether a path stays a path however often it is decoded on its way: `/%2f%2fevil`
 * would become another site's address once somebody decodes it.
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

/** Nobody encodes an honest path more often than this. */
const DECODE_ROUNDS_MAX = 4;

function tryDecode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

import type { IncomingMessage } from "node:http";
import { OVER_18_COOKIE, saysOver18 } from "@catnip/domain/privacy";
import { LANGUAGE_COOKIE, splitLocalePath } from "@catnip/domain/locales";

/** The cache key of a page, and what decides whether the page is cacheable at all. */
export type PageKey = {
  readonly key: string;
  /** The only cookies a page is rendered with: those that select its variant. */
  readonly cookies: string | null;
  /** Without the query: identifies pages that are never the same for everyone. */
  readonly place: string;
  /** URLs with a query can be invented without limit. */
  readonly hasQuery: boolean;
};

/**
 * The key of a request for a page that may be the same for everyone, or null: then it goes to the site.
 *
 * A visitor whose saved language is not the page's own may be redirected (record 030), so they are left to the
 * site. Requests below `/auth/` have side effects.
 */
export function pageKey(req: IncomingMessage): PageKey | null {
  const { method, url = "/", headers } = req;
  if (method !== "GET" && method !== "HEAD") return null;
  if (url.length > ADDRESS_LENGTH_MAX || url.startsWith("/auth/") || headers.range !== undefined) return null;
  const queryAt = url.indexOf("?");
  const pathname = queryAt < 0 ? url : url.slice(0, queryAt);
  if (!isWrittenPlainly(pathname) || !isOwnLanguage(pathname, headers.cookie)) return null;
  const host = (headers.host ?? "").toLowerCase();
  // Data has no pictures.
  const cookies = saysOver18(headers.cookie) && !isData(pathname) ? OVER_18 : null;
  return { key: `${host}${url} ${cookies ?? ""}`, cookies, place: host + pathname, hasQuery: queryAt >= 0 };
}

/** React Router's data requests, and the data that a page's scripts start with. */
const isData = (pathname: string) => pathname.endsWith(".data");

const OVER_18 = `${OVER_18_COOKIE}=1`;
const ADDRESS_LENGTH_MAX = 500;
/**
 * URLs in a non-canonical form go to the site: with capitals, which routes treat as lower case, or a number with
 * leading zeros. One page has endlessly many of them.
 */
function isWrittenPlainly(pathname: string): boolean {
  const path = splitLocalePath(pathname)?.path;
  return path !== undefined && PLAIN_PATH.test(path) && !ZEROS_FIRST.test(path);
}

const PLAIN_PATH = /^(?:\/|(?:\/[a-z\d_.-]+)+)$/;
/** UUIDs may begin with zeros too, and have one form. */
const ZEROS_FIRST = /\/0\d+(?:\/|\.data$|$)/;

function isOwnLanguage(pathname: string, cookies: string | undefined): boolean {
  if (cookies === undefined || !cookies.includes(LANGUAGE_COOKIE.name)) return true;
  const chosen = SAVED_LANGUAGE.exec(cookies)?.[1];
  return chosen !== undefined && chosen === splitLocalePath(pathname)?.locale;
}

/** A value that is encoded or quoted in an unusual way does not match, which leaves the request to the site. */
const SAVED_LANGUAGE = new RegExp(
  `(?:^|;) *${LANGUAGE_COOKIE.name.replaceAll(".", String.raw`\.`)}=([\\w-]+) *(?:;|$)`,
);

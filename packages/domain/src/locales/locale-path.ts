import { DEFAULT_LOCALE, LOCALES, type Locale } from "./locales.ts";

/**
 * A path of the shop in one language: `/store` is `/store` in en-US and `/zh-CN/store` in zh-CN.
 *
 * @param path starts with `/`, has no locale prefix, and may carry a query and a fragment
 */
export function localePath(locale: Locale, path: string): string {
  if (!path.startsWith("/")) throw new RangeError(`A path starts with a slash: ${path}`);
  if (locale === DEFAULT_LOCALE) return path;
  if (path === "/") return `/${locale}`;
  return path.startsWith("/?") || path.startsWith("/#") ? `/${locale}${path.slice(1)}` : `/${locale}${path}`;
}

/** A path taken apart. */
export interface LocalizedPath {
  readonly locale: Locale;
  /** The path without the prefix; always starts with `/`. */
  readonly path: string;
  /**
   * Whether the address is the one we hand out. `/en-US/store` and `/zh-cn/store`
   * are understood, but belong at `/store` and `/zh-CN/store`.
   */
  readonly isCanonical: boolean;
}

/**
 * Takes the locale prefix off a path.
 *
 * @param pathname the path of an address, without query or fragment
 * @returns null when the first part looks like a language we do not have: such an
 * address is not found (R-LNG-2)
 */
export function splitLocalePath(pathname: string): LocalizedPath | null {
  const [, first = "", rest = ""] = /^\/([^/]*)(.*)$/.exec(pathname) ?? [];
  const locale = LOCALES.find((known) => known.toLowerCase() === first.toLowerCase());
  if (locale) {
    return { locale, path: rest || "/", isCanonical: first === locale && locale !== DEFAULT_LOCALE };
  }
  if (LOOKS_LIKE_A_LANGUAGE.test(first)) return null;
  return { locale: DEFAULT_LOCALE, path: pathname || "/", isCanonical: true };
}

// `fr`, `xx-YY`, `zh-Hans-CN`. Written so that `boy-bl` and `my-store` remain pages.
const LOOKS_LIKE_A_LANGUAGE = /^[a-z]{2}(-[a-z]{4})?(-[a-z]{2})?$/i;

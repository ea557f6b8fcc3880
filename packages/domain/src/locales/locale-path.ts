import { DEFAULT_LOCALE, LOCALES, type Locale } from "./locales.ts";

/**
 * Adds the locale prefix to a shop path: `/store` is `/store` in en-US and `/zh-CN/store` in zh-CN.
 *
 * @param path starts with `/`, has no locale prefix, and may carry a query and a fragment
 */
export function localePath(locale: Locale, path: string): string {
  if (!path.startsWith("/")) throw new RangeError(`A path starts with a slash: ${path}`);
  if (locale === DEFAULT_LOCALE) return path;
  if (path === "/") return `/${locale}`;
  return path.startsWith("/?") || path.startsWith("/#") ? `/${locale}${path.slice(1)}` : `/${locale}${path}`;
}

/** A path split into locale and rest. */
export interface LocalizedPath {
  readonly locale: Locale;
  /** The path without the prefix; always starts with `/`. */
  readonly path: string;
  /**
   * Whether the address is canonical. `/en-US/store` and `/zh-cn/store` are understood, but redirect to `/store` and
   * `/zh-CN/store`.
   */
  readonly isCanonical: boolean;
}

/**
 * Splits the locale prefix off a path.
 *
 * @param pathname the path of an address, without query or fragment
 * @returns null when the first segment looks like an unsupported language: such an address is not found (R-LNG-2)
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

// Matches `fr`, `xx-YY`, `zh-Hans-CN`, but not page names such as `boy-bl` and `my-store`.
const LOOKS_LIKE_A_LANGUAGE = /^[a-z]{2}(-[a-z]{4})?(-[a-z]{2})?$/i;

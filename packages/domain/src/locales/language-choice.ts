import { localePath, splitLocalePath } from "./locale-path.ts";
import { matchLocale, type Locale } from "./locales.ts";

/** The cookie that stores the visitor's chosen language (R-LNG-4). */
export const LANGUAGE_COOKIE = {
  name: "user.specified.language",
  path: "/",
  sameSite: "strict",
  secure: true,
  /** One year, in seconds. */
  maxAgeS: 31_536_000,
} as const;

/** How long a closed language hint stays closed: about ten years, in seconds. */
export const LANGUAGE_HINT_CLOSED_MAX_AGE_S = 315_360_000;

/** Input for deciding whether to show the language hint bar. */
export interface LanguageHintFacts {
  /** The value of the language cookie, if any. */
  readonly cookie: string | null | undefined;
  /** The language of the current page. */
  readonly locale: Locale;
  /** The browser's preferred language, such as `navigator.language`. */
  readonly browserLanguage: string | null | undefined;
  /** Whether the brand shows hints at all. */
  readonly enabled: boolean;
  /** The languages the site offers. */
  readonly offered: readonly Locale[];
}

/**
 * The locale to offer in the hint bar, or null for no bar.
 *
 * There is no bar when the cookie is set, the page already is in the browser's language, that language is not offered,
 * or hints are off (R-LNG-5).
 */
export function languageHint(facts: LanguageHintFacts): Locale | null {
  if (!facts.enabled || facts.cookie || !facts.browserLanguage) return null;
  const wanted = matchLocale(facts.browserLanguage, facts.offered);
  return wanted === facts.locale ? null : wanted;
}

/** The requested address and the visitor's saved language. */
export interface LanguageRedirectFacts {
  readonly cookie: string | null | undefined;
  readonly pathname: string;
  /** The query with its question mark, or empty. */
  readonly search: string;
  /** The languages the site offers. */
  readonly offered: readonly Locale[];
}

/**
 * Where the server redirects a visitor whose saved language differs, or null for no redirect.
 *
 * Adds `redirect=1` so that it happens only once: a visitor who then follows a link in another language is not
 * redirected back (R-LNG-4).
 */
export function languageRedirect({
  cookie,
  pathname,
  search,
  offered,
}: LanguageRedirectFacts): string | null {
  const here = splitLocalePath(pathname);
  const chosen = offered.find((locale) => locale === cookie);
  if (!here || !chosen || chosen === here.locale) return null;
  if (new URLSearchParams(search).getAll("redirect").includes("1")) return null;
  const query = search.length > 1 ? `${search}&redirect=1` : "?redirect=1";
  return `${localePath(chosen, here.path)}${query}`;
}

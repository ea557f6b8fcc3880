import { localePath, splitLocalePath } from "./locale-path.ts";
import { matchLocale, type Locale } from "./locales.ts";

/** The cookie that remembers the language a visitor chose (R-LNG-4). */
export const LANGUAGE_COOKIE = {
  name: "user.specified.language",
  path: "/",
  sameSite: "strict",
  secure: true,
  /** One year, in seconds. */
  maxAgeS: 31_536_000,
} as const;

/** How long closing the language hint is remembered: about ten years, in seconds. */
export const LANGUAGE_HINT_CLOSED_MAX_AGE_S = 315_360_000;

/** What the language hint bar needs to know. */
export interface LanguageHintFacts {
  /** The value of the language cookie, if any. */
  readonly cookie: string | null | undefined;
  /** The language of the page being read. */
  readonly locale: Locale;
  /** What the browser prefers, such as `navigator.language`. */
  readonly browserLanguage: string | null | undefined;
  /** Whether the brand shows hints at all. */
  readonly enabled: boolean;
  /** The languages the site offers. */
  readonly offered: readonly Locale[];
}

/**
 * The locale to offer in the hint bar, or null for no bar.
 *
 * The bar is left out when the cookie is set, the page already is in the browser's
 * language, that language is not offered, or hints are off (R-LNG-5).
 */
export function languageHint(facts: LanguageHintFacts): Locale | null {
  if (!facts.enabled || facts.cookie || !facts.browserLanguage) return null;
  const wanted = matchLocale(facts.browserLanguage, facts.offered);
  return wanted === facts.locale ? null : wanted;
}

/** The address a visitor asked for, and the language they once chose. */
export interface LanguageRedirectFacts {
  readonly cookie: string | null | undefined;
  readonly pathname: string;
  /** The query with its question mark, or empty. */
  readonly search: string;
  /** The languages the site offers. */
  readonly offered: readonly Locale[];
}

/**
 * Where the server sends a visitor who chose another language, or null to stay.
 *
 * `redirect=1` is added so that it happens once: a visitor who then follows a
 * link in another language is not thrown back (R-LNG-4).
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

import { localePath, splitLocalePath } from "./locale-path.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "./locales.ts";

/** The words of one surface (shop, account, pay) in one locale: its translation by message id. */
export type SurfaceWords = Readonly<Record<string, string | null | undefined>>;

/** The catalogs of one surface, by locale. */
export type SurfaceCatalogs = Readonly<Partial<Record<Locale, SurfaceWords>>>;

/**
 * The locales that have a translation of every message on every surface. Surfaces that link to one another are judged
 * together, so that nobody chooses a language in the shop and loses it at the sign-in (R-LNG-3).
 *
 * The default locale is the one the messages are written in, so it is always complete.
 */
export function completeLocales(surfaces: readonly SurfaceCatalogs[]): Locale[] {
  return LOCALES.filter(
    (locale) => locale === DEFAULT_LOCALE || surfaces.every((catalogs) => isComplete(catalogs, locale)),
  );
}

function isComplete(catalogs: SurfaceCatalogs, locale: Locale): boolean {
  const words = catalogs[locale];
  return (
    words !== undefined &&
    Object.keys(catalogs[DEFAULT_LOCALE] ?? {}).every((id) => Boolean(words[id]?.trim()))
  );
}

/**
 * Where an address in a language that is not offered leads: the same page in the default locale (in the site's first where that is not offered either), with its query; or
 * null when the address may stay. Unknown prefixes are not found rather than led anywhere.
 *
 * @param at.search the query with its question mark, or empty
 */
export function offeredAddress(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  offered: readonly Locale[],
): string | null {
  const here = splitLocalePath(pathname);
  if (!here || offered.includes(here.locale)) return null;
  return localePath(fallbackLocale(offered), here.path) + search;
}

/** The language for whoever asked for another one: the default, or the first where that is not offered. */
export const fallbackLocale = (offered: readonly Locale[]): Locale =>
  offered.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : (offered[0] ?? DEFAULT_LOCALE);

import { localePath, splitLocalePath } from "./locale-path.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "./locales.ts";

/** The catalog of one surface (shop, account, pay) in one locale: translations by message id. */
export type SurfaceMessages = Readonly<Record<string, string | null | undefined>>;

/** A surface's catalogs, by locale. */
export type SurfaceCatalogs = Readonly<Partial<Record<Locale, SurfaceMessages>>>;

/**
 * The locales with a translation of every message on every surface. Surfaces that link to each other are judged
 * together, so that a language picked in the shop is not lost on the login page (R-LNG-3).
 *
 * The default locale is the source language, so it is always complete.
 */
export function completeLocales(surfaces: readonly SurfaceCatalogs[]): Locale[] {
  return LOCALES.filter(
    (locale) => locale === DEFAULT_LOCALE || surfaces.every((catalogs) => isComplete(catalogs, locale)),
  );
}

function isComplete(catalogs: SurfaceCatalogs, locale: Locale): boolean {
  const translations = catalogs[locale];
  return (
    translations !== undefined &&
    Object.keys(catalogs[DEFAULT_LOCALE] ?? {}).every((id) => Boolean(translations[id]?.trim()))
  );
}

/**
 * Where an address in a language that is not offered redirects to: the same page in the default locale (or the site's
 * first locale if the default is not offered), keeping the query; null for no redirect. Unknown prefixes are not found
 * rather than redirected.
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

/**
 * The fallback for a language that is not offered: the default locale, or the first one if the default is not offered.
 */
export const fallbackLocale = (offered: readonly Locale[]): Locale =>
  offered.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : (offered[0] ?? DEFAULT_LOCALE);

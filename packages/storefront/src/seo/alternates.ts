import { fallbackLocale, localePath, type Locale } from "@catnip/domain/locales";

/** The hreflang alternates of a page: one per shop language, plus `x-default`. */
export function alternates(
  origin: string,
  path: string,
  locales: readonly Locale[],
): { hrefLang: string; href: string }[] {
  const href = (locale: Locale) => pageAddress(origin, locale, path);
  return [
    ...locales.map((locale) => ({ hrefLang: locale as string, href: href(locale) })),
    { hrefLang: "x-default", href: href(fallbackLocale(locales)) },
  ];
}

/** The canonical address of a page in one language. */
export function pageAddress(origin: string, locale: Locale, path: string): string {
  return origin + localePath(locale, path);
}

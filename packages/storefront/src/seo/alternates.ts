import { fallbackLocale, localePath, type Locale } from "@catnip/domain/locales";

/** The addresses of one page in all languages of the shop, each naming all the others, and the one for everyone else. */
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

/** The one address of a page in one language. */
export function pageAddress(origin: string, locale: Locale, path: string): string {
  return origin + localePath(locale, path);
}

import { DEFAULT_LOCALE, isLocale, localePath, splitLocalePath, type Locale } from "@catnip/domain/locales";
import { useLingui } from "@lingui/react";

/**
 * The language of an address; the default for addresses without one, such as `/robots.txt`. No page is rendered in a
 * language that is not offered: such an address has been redirected before (`root.server.ts`).
 *
 * @param at a loader's arguments, whose `url` is the page's own address, or a request for a whole document. A loader's
 *   `request` will not do: client-side navigation requests `/zh-CN/store.data`.
 */
export function localeOf(at: { readonly url: string | URL }): Locale {
  return splitLocalePath(new URL(at.url).pathname)?.locale ?? DEFAULT_LOCALE;
}

/** The page's language. */
export function useLocale(): Locale {
  const { locale } = useLingui().i18n;
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}

/** Localises a shop path: `/store` becomes `/ja-JP/store`. */
export function usePath(): (path: string) => string {
  const locale = useLocale();
  return (path) => localePath(locale, path);
}

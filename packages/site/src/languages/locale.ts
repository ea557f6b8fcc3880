import {
  DEFAULT_LOCALE,
  fallbackLocale,
  isLocale,
  localePath,
  splitLocalePath,
  type Locale,
} from "@catnip/domain/locales";
import { useLingui } from "@lingui/react";
import { OFFERED_LOCALES } from "./offered-locales.ts";

/**
 * The language of an address; the default for addresses without one, such as `/robots.txt`. No page is rendered in a
 * language that is not offered: such an address has been redirected before (`root.server.ts`), and an unknown one
 * (`/xx/store`) is a page not found in the site's own language, the one that the browser takes as well.
 *
 * @param at a loader's arguments, whose `url` is the page's own address, or a request for a whole document. A loader's
 *   `request` will not do: client-side navigation requests `/zh-CN/store.data`.
 */
export function localeOf(at: { readonly url: string | URL }): Locale {
  return splitLocalePath(new URL(at.url).pathname)?.locale ?? fallbackLocale(OFFERED_LOCALES);
}

/** The page's language. */
export function useLocale(): Locale {
  const { locale } = useLingui().i18n;
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}

/** Localizes a shop path: `/store` becomes `/ja-JP/store`. */
export function usePath(): (path: string) => string {
  const locale = useLocale();
  return (path) => localePath(locale, path);
}

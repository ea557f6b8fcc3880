import { localePath, splitLocalePath, type Locale } from "@catnip/domain/locales";
import { languageName } from "@catnip/i18n";
import { PlainLink } from "@catnip/ui";
import { useLocation } from "react-router";
import { rememberLanguage } from "../languages/language.ts";
import { useLocale } from "../languages/locale.ts";

/**
 * A link to this page in another language. A plain link: it works without JavaScript, and crawlers follow it. Where
 * another site passed the visitor's language along (`ui_locales`), the choice made here replaces it.
 */
export function LanguageLink({ locale }: { locale: Locale }) {
  const { pathname, search } = useLocation();
  const isCurrent = useLocale() === locale;
  return (
    <PlainLink
      href={inLanguage(locale, pathname, search)}
      document
      lang={locale}
      hrefLang={locale}
      aria-current={isCurrent ? "true" : undefined}
      onClick={() => rememberLanguage(locale)}
    >
      {languageName(locale)}
    </PlainLink>
  );
}

/** This page's address in another language. */
export function inLanguage(locale: Locale, pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  const isAsked = query.has("ui_locales");
  if (isAsked) query.set("ui_locales", locale);
  return localePath(locale, splitLocalePath(pathname)?.path ?? "/") + (isAsked ? `?${query}` : search);
}

import { localePath, splitLocalePath, type Locale } from "@catnip/domain/locales";
import { languageName } from "@catnip/i18n";
import { PlainLink } from "@catnip/ui";
import { useLocation } from "react-router";
import { rememberLanguage } from "../languages/language.ts";
import { useLocale } from "../languages/locale.ts";

/**
 * This page in another language, wherever languages are listed. A plain link: it works without JavaScript, and crawlers
 * follow it. Where a site said which language its visitor reads (`ui_locales`), the choice made here goes along instead.
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

/** The address of a page in a language. */
export function inLanguage(locale: Locale, pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  const isAsked = query.has("ui_locales");
  if (isAsked) query.set("ui_locales", locale);
  return localePath(locale, splitLocalePath(pathname)?.path ?? "/") + (isAsked ? `?${query}` : search);
}

import { localePath, splitLocalePath } from "@catnip/domain/locales";
import { languageName } from "@catnip/i18n";
import { GlobeIcon, PlainLink } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { useLocation } from "react-router";
import { rememberLanguage } from "../languages/language.ts";
import { useLocale } from "../languages/locale.ts";
import { OFFERED_LOCALES } from "../languages/offered-locales.ts";
import { HeaderMenu } from "./header-menu.tsx";

/** Plain links, one per language: they work without JavaScript, and crawlers follow them. */
export function LanguageMenu() {
  const current = useLocale();
  const { pathname, search } = useLocation();
  const path = splitLocalePath(pathname)?.path ?? "/";
  return (
    <HeaderMenu icon={<GlobeIcon />} label={<Trans>Language</Trans>}>
      {OFFERED_LOCALES.map((locale) => (
        <li key={locale}>
          <PlainLink
            href={localePath(locale, path) + search}
            document
            lang={locale}
            hrefLang={locale}
            aria-current={locale === current ? "true" : undefined}
            onClick={() => rememberLanguage(locale)}
          >
            {languageName(locale)}
          </PlainLink>
        </li>
      ))}
    </HeaderMenu>
  );
}

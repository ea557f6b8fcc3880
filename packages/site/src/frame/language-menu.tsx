import { GlobeIcon } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { OFFERED_LOCALES } from "../languages/offered-locales.ts";
import { HeaderMenu } from "./header-menu.tsx";
import { LanguageLink } from "./language-link.tsx";

/** The language menu of a site with a header. */
export function LanguageMenu() {
  return (
    <HeaderMenu icon={<GlobeIcon />} label={<Trans>Language</Trans>}>
      {OFFERED_LOCALES.map((locale) => (
        <li key={locale}>
          <LanguageLink locale={locale} />
        </li>
      ))}
    </HeaderMenu>
  );
}

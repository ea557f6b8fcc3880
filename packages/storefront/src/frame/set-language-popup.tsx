import { Dialog } from "@catnip/ui/dialog.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import { LanguageLink } from "@catnip/site/frame/language-link.tsx";
import { OFFERED_LOCALES } from "@catnip/site/languages/offered-locales.ts";

declare module "@catnip/site/popups/popups.ts" {
  interface Popups {
    /** The languages of the site. Choosing one saves it and leads to this page in it. */
    setLanguage: { props: Record<string, never>; result: undefined };
  }
}

/** The language menu as a popup, for windows whose header has no room for it. */
export default function SetLanguagePopup({ close }: { close: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Popup size="s">
        <Dialog.Title>
          <Trans>Language</Trans>
        </Dialog.Title>
        <Dialog.Close label={t`Close`} />
        <Dialog.Body>
          <Languages>
            {OFFERED_LOCALES.map((locale) => (
              <li key={locale}>
                <LanguageLink locale={locale} />
              </li>
            ))}
          </Languages>
        </Dialog.Body>
      </Dialog.Popup>
    </Dialog.Root>
  );
}

const Languages = styled.ul`
  padding-bottom: var(--space-4);
  & a {
    display: flex;
    align-items: center;
    min-height: var(--target);
    padding-inline: var(--space-3);
    border-radius: var(--radius-s);
    &:hover {
      background: var(--hover);
    }
    &[aria-current] {
      color: var(--accent-text);
      font-weight: 620;
    }
  }
`;

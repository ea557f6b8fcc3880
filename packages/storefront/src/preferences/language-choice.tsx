import { LanguageLink } from "@catnip/site/frame/language-link.tsx";
import { OFFERED_LOCALES } from "@catnip/site/languages/offered-locales.ts";
import { Stack, Text } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { styled } from "styled-components";

/** The shop's languages. Mails are in the language in which the player last read the shop. */
export function LanguageChoice() {
  return (
    <Stack gap={4}>
      <Text tone="soft">
        <Trans>The shop, and the emails we send you, are in the language you choose here.</Trans>
      </Text>
      <List>
        {OFFERED_LOCALES.map((locale) => (
          <li key={locale}>
            <LanguageLink locale={locale} />
          </li>
        ))}
      </List>
    </Stack>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    padding-inline: var(--space-4);
    border-radius: var(--radius-pill);
    background: var(--overlay);
    &:hover {
      background: var(--hover);
    }
    &[aria-current] {
      box-shadow: inset 0 0 0 2px var(--accent);
      color: var(--accent-text);
    }
  }
`;

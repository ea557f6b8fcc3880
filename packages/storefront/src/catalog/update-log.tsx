import { useFormat } from "@catnip/i18n";
import { Badge, Prose, Text } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { styled } from "styled-components";
import type { GamePage } from "./game-page.ts";

/** News and changelog of one game. */
export function UpdateLog({ updates }: { updates: GamePage["updates"] }) {
  const format = useFormat();
  if (updates.length === 0) {
    return (
      <Text tone="soft">
        <Trans>No news yet.</Trans>
      </Text>
    );
  }
  return (
    <Log>
      {updates.map((update) => (
        <li key={update.uuid}>
          <header>
            <Text as="time" size="s" tone="faint">
              {format.date(update.created_at)}
            </Text>
            {/* Many a title is the version, or names it. */}
            {update.version && !update.title.text.includes(update.version) && <Badge>{update.version}</Badge>}
          </header>
          <h2 lang={update.title.lang}>{update.title.text}</h2>
          <Prose lang={update.body.lang} dangerouslySetInnerHTML={{ __html: update.body.text }} />
        </li>
      ))}
    </Log>
  );
}

const Log = styled.ol`
  display: grid;
  gap: var(--space-5);
  & header {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
`;

import { usePath } from "@catnip/site/languages/locale.ts";
import { ButtonLink, Heading, Text } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { styled } from "styled-components";

/** Leads authors to the page that explains how to submit a game. */
export function EditorPromotion() {
  const path = usePath();
  return (
    <Promotion>
      <Heading level={2} size="xl">
        <Trans>Make your own game</Trans>
      </Heading>
      <Text tone="soft">
        <Trans>
          Write a story, draw a world and sell it here: you keep all rights and earn from the first sale.
        </Trans>
      </Text>
      <Steps>
        <li>
          <Trans comment="First of three steps of an author">Finish your game, or a first part of it.</Trans>
        </li>
        <li>
          <Trans comment="Second of three steps of an author">Write to us: we tell you how to send it.</Trans>
        </li>
        <li>
          <Trans comment="Third of three steps of an author">We look at it, you set the price.</Trans>
        </li>
      </Steps>
      <ButtonLink kind="secondary" href={path("/partners#begin")}>
        <Trans comment="Button: leads authors to how they hand in a game">Getting started</Trans>
      </ButtonLink>
    </Promotion>
  );
}

const Promotion = styled.section`
  display: grid;
  align-self: start;
  align-content: start;
  justify-items: start;
  gap: var(--space-4);
  padding: var(--space-6);
  border-radius: var(--radius-l);
  background: var(--accent-soft);
`;
const Steps = styled.ol`
  display: grid;
  gap: var(--space-1);
  padding-inline-start: 1.25em;
  color: var(--text-soft);
  list-style: decimal;
`;

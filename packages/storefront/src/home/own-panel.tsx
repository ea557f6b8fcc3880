import { usePath } from "@catnip/site/languages/locale.ts";
import { Heading, PlainLink, Text } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { Children, useId, type ReactNode } from "react";
import { styled } from "styled-components";

/** One panel of a player's Home: up to three games, or what will appear here. */
export function OwnPanel({
  title,
  href,
  none,
  children,
}: {
  title: ReactNode;
  /** The link to more games of this kind. */
  href: string;
  /** Shown instead of games. */
  none: string;
  children: ReactNode;
}) {
  const path = usePath();
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <header>
        <Heading level={2} size="m" id={id}>
          {title}
        </Heading>
        <PlainLink href={path(href)} id={`${id}-all`} aria-labelledby={`${id}-all ${id}`}>
          <Trans comment="Leads to the whole list of a row of games">See all</Trans>
        </PlainLink>
      </header>
      {Children.count(children) > 0 ? <ul>{children}</ul> : <Text tone="soft">{none}</Text>}
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: var(--space-2);
  min-width: 0;
  padding: var(--space-3) var(--space-4) var(--space-4);
  border-radius: var(--radius-l);
  background: var(--raised);
  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    min-width: 0;
    & > h2 {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    & > a {
      display: flex;
      align-items: center;
      min-height: var(--target);
      color: var(--accent-text);
      font-size: var(--size-s);
      font-weight: 560;
      white-space: nowrap;
      &:hover {
        text-decoration: underline;
      }
    }
  }
  & > ul {
    display: grid;
    grid-template-rows: repeat(3, minmax(0, 1fr));
    gap: var(--space-2);
    min-height: 0;
  }
`;

import type { StoreCardFragment } from "@catnip/sdk/catalog/index.ts";
import { ChevronLeftIcon, ChevronRightIcon, Heading, IconButton, media, PlainLink } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { styled } from "styled-components";
import { CardStrip, GameCard, type PlayerPrices } from "../catalog/game-card.tsx";
import { usePath } from "@catnip/site/languages/locale.ts";
import { ROW_SIZE } from "./home-rows.ts";
import { useRowScroll } from "./use-row-scroll.ts";

/** A row of games on Home: swiped on a phone, turned by buttons or arrow keys elsewhere (R-CAT-41). */
export function GameRow({
  title,
  games,
  href,
  nowMs,
  prices,
}: {
  title: string;
  games: readonly StoreCardFragment[];
  /** Of the whole list. */
  href: string;
  nowMs: number;
  prices: PlayerPrices | null;
}) {
  const { t } = useLingui();
  const path = usePath();
  const id = useId();
  const { ref, isAtStart, isAtEnd, turn } = useRowScroll<HTMLUListElement>();
  if (games.length === 0) return null;
  return (
    <section data-row aria-labelledby={id}>
      <RowHead>
        <Heading level={2} size="xl" id={id}>
          {title}
        </Heading>
        <Arrows data-fits={(isAtStart && isAtEnd) || undefined}>
          <IconButton
            size="s"
            kind="secondary"
            label={t`Previous games in “${title}”`}
            aria-disabled={isAtStart}
            onClick={() => turn(-1)}
          >
            <ChevronLeftIcon />
          </IconButton>
          <IconButton
            size="s"
            kind="secondary"
            label={t`Next games in “${title}”`}
            aria-disabled={isAtEnd}
            onClick={() => turn(1)}
          >
            <ChevronRightIcon />
          </IconButton>
        </Arrows>
        <PlainLink href={path(href)} id={`${id}-all`} aria-labelledby={`${id}-all ${id}`}>
          <Trans comment="Leads to the whole list of a row of games">See all</Trans>
        </PlainLink>
      </RowHead>
      <Row ref={ref}>
        {games.slice(0, ROW_SIZE).map((game) => (
          <GameCard key={game.id} game={game} nowMs={nowMs} prices={prices} />
        ))}
      </Row>
    </section>
  );
}

const Row = styled(CardStrip)`
  ${media.phone} {
    scroll-snap-type: x mandatory;
  }
  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
`;
const RowHead = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding-block: var(--space-7) var(--space-3);
  & > h2 {
    /* A word longer than its box breaks: a visitor's fallback font may be wider than ours. */
    min-width: 0;
    margin-inline-end: auto;
  }
  & a {
    display: flex;
    align-items: center;
    min-height: var(--target);
    color: var(--accent-text);
    font-weight: 560;
    white-space: nowrap;
    &:hover {
      text-decoration: underline;
    }
  }
`;
/** No buttons where rows are swiped, or where nothing overflows. */
const Arrows = styled.span`
  display: none;
  gap: var(--space-2);
  @media (hover: hover) and (scripting: enabled) {
    display: flex;
  }
  &[data-fits] {
    visibility: hidden;
  }
  & [aria-disabled="true"] {
    opacity: 0.4;
    cursor: default;
  }
`;

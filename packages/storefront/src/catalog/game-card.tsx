import { useCoverPriority } from "@catnip/site/images/first-covers.ts";
import { releaseState, storeCardState, storePriceState } from "@catnip/domain/catalog";
import { announcedPercent, type AnnouncedPrice, type CountryRatio } from "@catnip/domain/prices";
import { useFormat } from "@catnip/i18n";
import type { StoreCardFragment } from "@catnip/sdk/catalog/index.ts";
import { Badge, CartIcon, CheckIcon, Cover, HeartFilledIcon, PlainLink } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import { styled } from "styled-components";
import { usePath } from "@catnip/site/languages/locale.ts";
import { shownPrice, type Priced } from "../prices/shown-price.ts";
import { useViewerFact } from "../shell/viewer.ts";
import { imageUrl } from "@catnip/site/images/image-url.ts";
import { CardFacts, CardTags, PaidActions } from "./card-facts.tsx";
import { GamePrice } from "./game-price.tsx";
import type Expanded from "./expanded-card.tsx";
import { useExpansion } from "./use-expansion.ts";
import { GRID_WIDTHS } from "@catnip/site/images/card-widths.ts";
import { Platforms } from "./platforms.tsx";

/** Player-only card data, by game id. */
export interface PlayerPrices {
  readonly games: ReadonlyMap<number, Priced>;
  readonly ratios: readonly CountryRatio[];
}

/**
 * A game in a list. Prices are for players (R-PRC-6); their line reserves its height, so that nothing shifts when they
 * arrive. A game the visitor excludes is hidden by style rules, which match its words (R-BND-1).
 */
export function GameCard({
  game,
  nowMs,
  prices,
  heroPlace,
  isExpanding = false,
}: {
  game: StoreCardFragment;
  /** The page's rendering time: the same on the server and in the browser. */
  nowMs: number;
  prices: PlayerPrices | null;
  /** Above the fold: its cover is fetched first. */
  heroPlace?: number | undefined;
  /** Expands under the pointer and on keyboard focus: in grids, where there is room below. */
  isExpanding?: boolean;
}) {
  const path = usePath();
  const [text] = game.store_info;
  const release = releaseState(game.released_at, nowMs);
  const country = useViewerFact((viewer) => viewer.country);
  const priced = prices?.games.get(game.id);
  const price = prices && priced ? shownPrice(priced, country, prices.ratios, nowMs) : null;
  const percent = price?.percent ?? announcedPercent(game.store_activity, country, nowMs);
  const expansion = useExpansion(isExpanding);
  const priority = useCoverPriority(heroPlace);
  return (
    <Item
      data-later={heroPlace === undefined || undefined}
      data-words={game.boundary_words}
      data-expanded={expansion.isExpanded || undefined}
      {...expansion.handlers}
    >
      <PlainLink href={path(`/store/${game.id}`)} {...(heroPlace !== undefined && { "data-hero": true })}>
        <Cover
          priority={priority}
          src={text?.data.cover.url}
          alt=""
          ratio="4/3"
          url={imageUrl}
          widths={GRID_WIDTHS}
          sizes="(min-width: 650px) 18rem, calc(50vw - 1.5rem)"
        >
          <Relation id={game.id} />
        </Cover>
        <h3 lang={text?.language}>{text?.name}</h3>
        <CardFacts game={game} />
        <p lang={text?.language}>{text?.brief}</p>
      </PlainLink>
      <CardTags tags={game.tags} />
      <footer>
        <span data-platforms>
          <Platforms supportPlatform={game.support_platform} />
        </span>
        {percent > 0 && <Off id={game.id} percent={percent} />}
        {release.kind === "preview" && (
          <Badge tone="info">
            <Trans comment="On a game that is not out yet">Coming soon</Trans>
          </Badge>
        )}
        <CardPrice game={game} nowMs={nowMs} price={price} />
      </footer>
      {expansion.isExpanded && (
        <Suspense>
          <ExpandedCard game={game} price={price} close={expansion.close} />
        </Suspense>
      )}
    </Item>
  );
}

/** The visitor's relation to the game; paid wins over in cart, which wins over wished. */
function useRelation(id: number) {
  return useViewerFact(({ games }) =>
    storeCardState({
      purchased: games?.owned.has(id) ?? false,
      inCart: games?.cart.has(id) ?? false,
      wished: games?.wishes.has(id) ?? false,
    }),
  );
}

/** An icon in the corner: text would hide the title, which most covers contain. */
function Relation({ id }: { id: number }) {
  const { t } = useLingui();
  const relation = useRelation(id);
  if (relation === "none") return null;
  const words = {
    paid: t({ message: "In your library", comment: "On a game the visitor has bought" }),
    inCart: t`In cart`,
    wished: t`On wishlist`,
  }[relation];
  const Sign = { paid: CheckIcon, inCart: CartIcon, wished: HeartFilledIcon }[relation];
  return (
    <Mark data-paid={relation === "paid" || undefined} title={words}>
      <Sign title={words} />
    </Mark>
  );
}

/** An owned game has no price, and so no discount. */
function Off({ id, percent }: { id: number; percent: number }) {
  const format = useFormat();
  return useRelation(id) === "paid" ? null : <Badge tone="solid">−{format.percent(percent)}</Badge>;
}

function CardPrice({
  game,
  nowMs,
  price,
}: {
  game: StoreCardFragment;
  nowMs: number;
  /** Null: hidden, or it has none. */
  price: AnnouncedPrice | null;
}) {
  const format = useFormat();
  const isOwned = useRelation(game.id) === "paid";
  const release = releaseState(game.released_at, nowMs);
  const state = storePriceState({
    purchased: isOwned,
    released: release.kind === "released",
    hasOfficialApp: game.game_pack.official_app.length > 0,
    hasTrialApp: game.game_pack.trial_app.length > 0,
  });
  if (state === "preview") {
    return release.releasedAtMs === null ? (
      <span>
        <Trans>Date to be announced</Trans>
      </span>
    ) : (
      <span>{format.date(release.releasedAtMs)}</span>
    );
  }
  if (state === "noOfficialApp")
    return (
      <span>
        <Trans>Trial only</Trans>
      </span>
    );
  if (state === "paid") return <PaidActions game={game} />;
  if (game.is_free)
    return (
      <span>
        <Trans comment="Price of a game that costs nothing">Free</Trans>
      </span>
    );
  if (price === null)
    return state === "trial" ? (
      <span>
        <Trans>Free trial</Trans>
      </span>
    ) : (
      <span />
    );
  return <GamePrice price={price} size="s" off={false} />;
}

// Loaded on demand. If its code cannot be loaded, the card stays as it is.
const ExpandedCard = lazy<typeof Expanded>(async () => {
  const loaded = await import("./expanded-card.tsx").catch(() => undefined);
  return { default: loaded?.default ?? (() => <></>) };
});

const Item = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  border-radius: var(--radius-l);
  background: var(--raised);
  /* Offscreen cards are neither laid out nor painted; the size is that of most cards. */
  &[data-later] {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 24rem;
  }
  transition:
    background-color 160ms,
    transform 160ms var(--ease-out);
  &:hover,
  &:focus-within {
    background: var(--overlay);
  }
  @media (hover: hover) {
    &:hover {
      transform: translateY(-2px);
    }
  }
  & > a {
    display: block;
    flex: 1;
    &:focus-visible {
      outline-offset: -2px;
      border-radius: var(--radius-l);
    }
  }
  & h3 {
    margin: var(--space-3) var(--space-3) 0;
    font-size: var(--size-m);
    font-weight: 620;
    line-height: 1.3;
    display: -webkit-box;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    overflow: hidden;
  }
  & p {
    margin: var(--space-1) var(--space-3) 0;
    color: var(--text-faint);
    font-size: var(--size-s);
    line-height: 1.4;
    display: -webkit-box;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    overflow: hidden;
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-1) var(--space-3);
    min-height: 2.75rem;
    padding: var(--space-2) var(--space-3) var(--space-3);
    color: var(--text-soft);
    font-size: var(--size-s);
  }
  /* The expansion overlays the cards below, so that nothing moves. */
  &[data-expanded] {
    z-index: 5;
    border-radius: var(--radius-l) var(--radius-l) 0 0;
    overflow: visible;
    content-visibility: visible;
    & > a > div {
      border-radius: var(--radius-l) var(--radius-l) 0 0;
    }
  }
  & [data-platforms] {
    display: flex;
    gap: var(--space-2);
    color: var(--text-faint);
    font-size: 1.05rem;
  }
`;

const Mark = styled.span`
  display: grid;
  place-content: center;
  width: 1.75rem;
  height: 1.75rem;
  margin-inline-start: auto;
  border-radius: var(--radius-pill);
  background: var(--overlay);
  color: var(--accent-text);
  box-shadow: 0 0 0 1px var(--line);
  font-size: 1rem;
  &[data-paid] {
    background: var(--success);
    color: var(--overlay);
  }
`;

/** One row of cards, swiped or scrolled sideways. */
export const CardStrip = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: clamp(11rem, 44vw, 16.5rem);
  gap: var(--space-3);
  margin-inline: calc(-1 * var(--space-4));
  padding: var(--space-1) var(--space-4) var(--space-3);
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: var(--space-4);
  scrollbar-width: thin;
  scrollbar-color: var(--line) transparent;
  & > li {
    scroll-snap-align: start;
  }
  @media (min-width: 40.625em) {
    gap: var(--space-5);
  }
`;

/** A grid of cards; two per row on a phone. */
export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: var(--space-3);
  @media (min-width: 40.625em) {
    grid-template-columns: repeat(auto-fill, minmax(14.5rem, 1fr));
    gap: var(--space-5);
  }
`;

import { CATEGORIES } from "@catnip/domain/catalog";
import type { StoreCardFragment } from "@catnip/sdk/catalog/index.ts";
import { ButtonLink, Container, Heading, PlainLink, Text, VisuallyHidden } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { useEffect, useId, type ReactNode } from "react";
import { useLoaderData, useNavigate } from "react-router";
import { styled } from "styled-components";
import { CATEGORY_NAMES } from "../catalog/category-names.ts";
import { CardStrip, GameCard, type PlayerPrices } from "../catalog/game-card.tsx";
import { usePlayerPrices } from "../catalog/player-prices.ts";
import { Seo } from "../seo/seo.tsx";
import { afterAgeGate } from "../shell/age-gate.ts";
import type { Ask } from "@catnip/site/data/query.ts";
import { usePath } from "@catnip/site/languages/locale.ts";
import { openPopup } from "@catnip/site/popups/open-popup.ts";
import { savedGlobalCategory, saveGlobalCategory } from "../shell/preferences.ts";
import { Banners } from "./banners.tsx";
import { ROW_SIZE } from "./home-rows.ts";
import type { loader } from "./home.server.ts";
import { NewGames } from "./new-games.tsx";
import { NewsTable } from "./news-table.tsx";

/** How many new games replace the banners when none are configured. */
const BANNER_SIZE = 3;

/** Home: banners, rows of games, news, the promotion of the editor. */
export function HomeScreen() {
  const { banners, fresh, onSale, coming, news, nowMs } = useLoaderData<typeof loader>();
  const { t } = useLingui();
  const path = usePath();
  const prices = usePlayerPrices("home", loadPrices);
  useCategoryChooser();
  const rows: { title: string; games: readonly StoreCardFragment[]; href: string }[] = [
    { title: t`New games`, games: banners.length > 0 ? fresh : fresh.slice(BANNER_SIZE), href: "/store" },
    { title: t`On sale`, games: onSale, href: "/store?show=discount" },
    { title: t`Coming soon`, games: coming, href: "/store?show=preview" },
  ];
  return (
    <>
      <Seo
        title={t`Original games for adults`}
        description={t`Original games for adults: play in the browser or download, and pay with meow coins.`}
        path="/"
      />
      <VisuallyHidden as="h1">{brand.name}</VisuallyHidden>
      {banners.length > 0 ? <Banners banners={banners} /> : <NewGames games={fresh.slice(0, BANNER_SIZE)} />}
      <Container>
        <Shelves aria-label={t`Categories`}>
          {CATEGORIES.map((category) => (
            <PlainLink key={category} href={path(`/${category}`)} data-shelf={category}>
              {t(CATEGORY_NAMES[category])}
            </PlainLink>
          ))}
        </Shelves>
        {rows.map(({ title, games, href }) => (
          <Row key={title} title={title} games={games} href={href} nowMs={nowMs} prices={prices} />
        ))}
        <Pair>
          <NewsTable news={news} />
          <EditorPromotion />
        </Pair>
      </Container>
    </>
  );
}

function Row({
  title,
  games,
  href,
  nowMs,
  prices,
}: {
  title: string;
  games: readonly StoreCardFragment[];
  href: string;
  nowMs: number;
  prices: PlayerPrices | null;
}) {
  const path = usePath();
  const id = useId();
  if (games.length === 0) return null;
  return (
    <section data-row>
      <RowHead>
        <Heading level={2} size="xl" id={id}>
          {title}
        </Heading>
        <PlainLink href={path(href)} id={`${id}-all`} aria-labelledby={`${id}-all ${id}`}>
          <Trans comment="Leads to the whole list of a row of games">See all</Trans>
        </PlainLink>
      </RowHead>
      <CardStrip>
        {games.slice(0, ROW_SIZE).map((game) => (
          <GameCard key={game.id} game={game} nowMs={nowMs} prices={prices} />
        ))}
      </CardStrip>
    </section>
  );
}

function EditorPromotion(): ReactNode {
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
      <PromotionLink />
    </Promotion>
  );
}

function PromotionLink() {
  const path = usePath();
  return (
    <ButtonLink kind="secondary" href={path("/partners")}>
      <Trans>How it works</Trans>
    </ButtonLink>
  );
}

/** On the first visit to Home, after the gate: male- or female-oriented. The answer opens its shelf. */
function useCategoryChooser() {
  const navigate = useNavigate();
  const path = usePath();
  useEffect(() => {
    let isGone = false;
    afterAgeGate(() => {
      if (isGone || savedGlobalCategory()) return;
      void openPopup({ name: "categoryChooser", props: {} }).then((category) => {
        if (!category) return;
        saveGlobalCategory(category);
        void navigate(path(`/${category}`));
      });
    });
    return () => {
      isGone = true;
    };
    // Once per visit of Home.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

async function loadPrices(ask: Ask) {
  const { HomePricesDocument } = await import("@catnip/sdk/catalog/index.ts");
  const variables = { platform_key: brand.platform_key, categories: [...CATEGORIES], limit: ROW_SIZE };
  const { fresh, on_sale } = await ask(HomePricesDocument, variables);
  return [...fresh.list, ...on_sale.list];
}

const Shelves = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: var(--space-3);
  padding-block: var(--space-6) 0;
  & a {
    display: grid;
    place-content: center;
    min-height: 4rem;
    border-radius: var(--radius-m);
    background: var(--raised);
    box-shadow: inset 0 -2px 0 var(--tone, var(--accent));
    font-weight: 620;
    text-align: center;
    &:hover {
      background: var(--hover);
    }
  }
  & [data-shelf="boy-bl"] {
    --tone: var(--info);
  }
  & [data-shelf="girl-r18"] {
    --tone: var(--coin);
  }
  & [data-shelf="girl-gl"] {
    --tone: var(--danger);
  }
`;
const RowHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  padding-block: var(--space-7) var(--space-3);
  & a {
    display: flex;
    align-items: center;
    min-height: var(--target);
    color: var(--accent-text);
    font-weight: 560;
    &:hover {
      text-decoration: underline;
    }
  }
`;
const Pair = styled.div`
  display: grid;
  gap: var(--space-6);
  padding-top: var(--space-8);
  @media (min-width: 64em) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;
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

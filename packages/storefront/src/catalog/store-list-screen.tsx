import { CATEGORIES } from "@catnip/domain/catalog";
import { useFormat } from "@catnip/i18n";
import {
  ButtonLink,
  CloseIcon,
  Container,
  EmptyState,
  Heading,
  Notice,
  Pagination,
  PlainLink,
  TabLinks,
  VisuallyHidden,
} from "@catnip/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { useEffect, useId, type ReactNode } from "react";
import { useLoaderData } from "react-router";
import { styled } from "styled-components";
import { Seo } from "../seo/seo.tsx";
import { errorText } from "@catnip/site/words/error-messages.ts";
import { useLocale, usePath } from "@catnip/site/languages/locale.ts";
import { saveGlobalCategory } from "../shell/preferences.ts";
import { CATEGORY_NAMES } from "./category-names.ts";
import { CardGrid, GameCard } from "./game-card.tsx";
import { usePlayerPrices } from "./player-prices.ts";
import { SHOWN_NAMES, StoreFilters } from "./store-filters.tsx";
import {
  changed,
  hasPriceFilter,
  PAGE_SIZE,
  shownOf,
  storeListPath,
  storeListVariables,
  type StoreListQuery,
} from "./store-list-query.ts";
import type { loader } from "./store-list.server.ts";

/** How many covers in the first row load with high priority. */
const HERO_CARDS = 4;

/** The store list: filters at the side, games, pagination. All of its state is in the address. */
export function StoreListScreen() {
  const { query, games, total, isExact, nowMs } = useLoaderData<typeof loader>();
  const { t, i18n } = useLingui();
  const format = useFormat();
  const path = usePath();
  const locale = useLocale();
  const prices = usePlayerPrices(`${locale}${storeListPath(query)}`, async (ask) => {
    const { StoreListPricesDocument } = await import("@catnip/sdk/catalog/index.ts");
    const variables = storeListVariables(query, { platform_key: brand.platform_key, locale });
    return (await ask(StoreListPricesDocument, variables)).findStore.list;
  });
  useEffect(() => {
    if (query.shelf) saveGlobalCategory(query.shelf);
  }, [query.shelf]);
  const heading = useId();
  const title = query.shelf ? t(CATEGORY_NAMES[query.shelf]) : t`Store`;
  const pages = Math.ceil(total / PAGE_SIZE);
  return (
    <Container>
      <Seo
        title={query.keyword ? t`Search: ${query.keyword}` : title}
        description={t`Browse, buy and play original games for adults on ${brand.name}.`}
        path={storeListPath({ ...query, keyword: "", minCoins: null, maxCoins: null, afterDiscount: false })}
        isHidden={query.keyword !== "" || hasPriceFilter(query)}
      />
      <Top>
        <Heading level={1} size="2xl">
          {title}
        </Heading>
        <TabLinks
          label={t`Categories`}
          items={[
            {
              label: t({ message: "All", comment: "All categories of games" }),
              href: path("/store"),
              current: query.shelf === null,
            },
            ...CATEGORIES.map((category) => ({
              label: i18n._(CATEGORY_NAMES[category]),
              href: path(`/${category}`),
              current: query.shelf === category,
            })),
          ]}
        />
      </Top>
      <Columns>
        <StoreFilters query={query} />
        <section aria-labelledby={heading}>
          <VisuallyHidden as="h2" id={heading}>
            <Trans>Games</Trans>
          </VisuallyHidden>
          <Found>
            {isExact ? (
              <Plural value={total} one="# game" other="# games" />
            ) : (
              <Trans comment="Counting ends at a number; there may be more games">
                {format.number(total)} games and more
              </Trans>
            )}
          </Found>
          <Chips query={query} />
          {query.problem && (
            <Notice tone="error" live={false}>
              {i18n._(errorText(query.problem))}
            </Notice>
          )}
          {games.length > 0 && (
            <CardGrid>
              {games.map((game, index) => (
                <GameCard
                  key={game.id}
                  game={game}
                  nowMs={nowMs}
                  prices={prices}
                  isHero={index < HERO_CARDS}
                />
              ))}
            </CardGrid>
          )}
          {games.length === 0 && !query.problem && <NothingFound query={query} />}
          <Pagination
            label={t`Pages`}
            page={query.page}
            pages={pages}
            href={(page) => path(storeListPath({ ...query, page }))}
            previousLabel={t`Previous page`}
            nextLabel={t`Next page`}
            pageLabel={(page) => t`Page ${page}`}
          />
        </section>
      </Columns>
    </Container>
  );
}

/** The active filters, each with a link to remove it. */
function Chips({ query }: { query: StoreListQuery }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const chips: { label: string; without: Partial<StoreListQuery> }[] = [];
  const { keyword, minCoins, maxCoins } = query;
  if (keyword) chips.push({ label: `“${keyword}”`, without: { keyword: "" } });
  const shown = shownOf(query);
  if (shown !== shownOf({ ...query, show: null }))
    chips.push({ label: i18n._(SHOWN_NAMES[shown]), without: { show: null } });
  const coins = (amount: number) => format.number(amount);
  if (minCoins !== null && maxCoins !== null)
    chips.push({
      label: t`${coins(minCoins)} to ${coins(maxCoins)} coins`,
      without: { minCoins: null, maxCoins: null },
    });
  else if (minCoins !== null)
    chips.push({ label: t`From ${coins(minCoins)} coins`, without: { minCoins: null } });
  else if (maxCoins !== null)
    chips.push({ label: t`Up to ${coins(maxCoins)} coins`, without: { maxCoins: null } });
  if (!query.shelf && query.categories.length < CATEGORIES.length && query.categories.length > 1) {
    for (const category of query.categories) {
      const categories = query.categories.filter((other) => other !== category);
      chips.push({ label: i18n._(CATEGORY_NAMES[category]), without: { categories } });
    }
  }
  if (chips.length === 0) return null;
  return (
    <ChipList aria-label={t`Active filters`}>
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Chip query={changed(query, without)} label={t`Remove filter: ${label}`}>
            {label}
          </Chip>
        </li>
      ))}
    </ChipList>
  );
}

function Chip({ query, label, children }: { query: StoreListQuery; label: string; children: ReactNode }) {
  const path = usePath();
  return (
    <PlainLink href={path(storeListPath(query))} aria-label={label}>
      {children}
      <CloseIcon />
    </PlainLink>
  );
}

function NothingFound({ query }: { query: StoreListQuery }) {
  const { t } = useLingui();
  const path = usePath();
  const everything = query.shelf ? `/${query.shelf}` : "/store";
  return (
    <EmptyState
      art="search"
      title={t`No games found`}
      action={
        <ButtonLink kind="secondary" href={path(everything)}>
          <Trans>Show all games</Trans>
        </ButtonLink>
      }
    >
      <Trans>Try another word, or fewer filters.</Trans>
    </EmptyState>
  );
}

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding-block: var(--space-6) var(--space-5);
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  & > section {
    display: grid;
    align-content: start;
    gap: var(--space-4);
    min-width: 0;
  }
  @media (min-width: 64em) {
    grid-template-columns: 16rem minmax(0, 1fr);
    gap: var(--space-7);
  }
`;
const Found = styled.output`
  display: block;
  color: var(--text-soft);
`;
const ChipList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  & a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--target);
    padding-inline: var(--space-4) var(--space-3);
    border-radius: var(--radius-pill);
    background: var(--accent-soft);
    color: var(--accent-text);
    font-size: var(--size-s);
    &:hover {
      background: var(--hover);
    }
  }
`;

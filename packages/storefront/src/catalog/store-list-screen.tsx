import { CATEGORIES } from "@catnip/domain/catalog";
import { useFormat } from "@catnip/i18n";
import { StoreListPricesDocument } from "@catnip/sdk/catalog/index.ts";
import {
  ButtonLink,
  Container,
  EmptyState,
  Heading,
  Notice,
  Pagination,
  TabLinks,
  VisuallyHidden,
} from "@catnip/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { lazy, Suspense, useEffect, useId } from "react";
import { useLoaderData } from "react-router";
import { styled } from "styled-components";
import { LateLeftOut } from "../boundaries/late-left-out.tsx";
import { useSite } from "@catnip/site/host/site.ts";
import { productListData } from "../seo/product-data.ts";
import { Seo } from "../seo/seo.tsx";
import { ErrorText } from "@catnip/site/messages/error-text.tsx";
import { useLocale, usePath } from "@catnip/site/languages/locale.ts";
import { saveGlobalCategory } from "../shell/preferences.ts";
import { CATEGORY_NAMES } from "./category-names.ts";
import { CardGrid, GameCard } from "./game-card.tsx";
import { usePlayerPrices } from "./player-prices.ts";
import { LateActiveFilters, LateFilterPanel } from "./late-filters.tsx";
import { useListMode } from "./list-mode.ts";
import { isNarrowed, PAGE_SIZE, storeListPath, type StoreListQuery } from "./store-list-query.ts";
import { storeListVariables } from "./store-list-request.ts";
import type { ListCounts } from "./list-counts.ts";
import type { loader } from "./store-list.server.ts";

const EndlessGames = lazy(() => import("./endless-games.tsx"));

/** How many covers in the first row load with high priority. */
const HERO_CARDS = 4;

/** The store list: filters at the side, games, pagination. All of its state is in the address. */
export function StoreListScreen() {
  const { query, games, products, total, isExact, nowMs, counts } = useLoaderData<typeof loader>();
  const { t, i18n } = useLingui();
  const format = useFormat();
  const path = usePath();
  const locale = useLocale();
  const { origins } = useSite();
  const prices = usePlayerPrices(
    StoreListPricesDocument,
    storeListVariables(query, { platform_key: brand.platform_key, locale }),
    ({ findStore }) => findStore.list,
  );
  useEffect(() => {
    if (query.shelf) saveGlobalCategory(query.shelf);
  }, [query.shelf]);
  const isEndless = useListMode() === "endless";
  const heading = useId();
  const title = query.shelf ? t(CATEGORY_NAMES[query.shelf]) : t`Store`;
  const pages = Math.ceil(total / PAGE_SIZE);
  return (
    <Container>
      <Seo
        title={query.keyword ? t`Search: ${query.keyword}` : title}
        description={t`Browse, buy and play original games for adults on ${brand.name}.`}
        path={isNarrowed(query) ? `/${query.shelf ?? "store"}` : storeListPath(query)}
        isHidden={isNarrowed(query)}
        {...(products.length > 0 && {
          structured: productListData({
            games,
            prices: products,
            addressOf: (id) => origins.shop + path(`/store/${id}`),
            nowMs,
          }),
        })}
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
        <LateFilterPanel query={query} counts={counts} total={total} />
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
          {games.length > 0 && <LateActiveFilters query={query} tags={counts.tags} />}
          {query.problem && (
            <Notice tone="error" live={false}>
              <ErrorText code={query.problem} />
            </Notice>
          )}
          <LateLeftOut games={games} />
          {games.length > 0 && (
            <CardGrid>
              {games.map((game, index) => (
                <GameCard
                  key={game.id}
                  game={game}
                  nowMs={nowMs}
                  prices={prices}
                  heroPlace={index < HERO_CARDS ? index : undefined}
                  isExpanding
                />
              ))}
              {isEndless && (
                <Suspense>
                  <EndlessGames key={storeListPath(query)} query={query} total={total} />
                </Suspense>
              )}
            </CardGrid>
          )}
          {games.length === 0 && !query.problem && <NothingFound query={query} tags={counts.tags} />}
          <Pagination
            label={t`Pages`}
            page={query.page}
            pages={isEndless ? 1 : pages}
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

/** Says why the list is empty, and offers to remove single filters. */
function NothingFound({ query, tags }: { query: StoreListQuery } & Pick<ListCounts, "tags">) {
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
      <p>
        <Trans>No game matches all of these filters. Remove one of them, or try another word.</Trans>
      </p>
      <LateActiveFilters query={query} tags={tags} />
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

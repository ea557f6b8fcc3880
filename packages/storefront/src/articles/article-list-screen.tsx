import { ARTICLE_CATEGORIES } from "@catnip/domain/articles";
import {
  ButtonLink,
  CloseIcon,
  Container,
  EmptyState,
  Heading,
  Pagination,
  PlainLink,
  TabLinks,
} from "@catnip/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { brand } from "#brand";
import { useLoaderData } from "react-router";
import { styled } from "styled-components";
import { usePath } from "@catnip/site/languages/locale.ts";
import { Seo } from "../seo/seo.tsx";
import { ARTICLE_CATEGORY_NAMES } from "./article-categories.ts";
import { articleListPath, PAGE_SIZE, type ArticleListQuery } from "./article-list-query.ts";
import type { loader } from "./article-list.server.ts";
import { ArticleRows } from "./article-rows.tsx";
import { ArticleSearch } from "./article-search.tsx";

/** The article list: categories, search, pages. All of its state is in the address. */
export function ArticleListScreen() {
  const { query, total, articles } = useLoaderData<typeof loader>();
  const { t, i18n } = useLingui();
  const path = usePath();
  const { category, keyword } = query;
  const name = i18n._(ARTICLE_CATEGORY_NAMES[category]);
  return (
    <Container>
      <Seo
        title={keyword ? t`Search: ${query.keyword}` : category === "all" ? t`News and help` : name}
        description={t`News of ${brand.name}, tutorials, and answers to questions about coins, games and accounts.`}
        path={articleListPath({ ...query, keyword: "" })}
        isHidden={keyword !== ""}
      />
      <Top>
        <Heading level={1} size="2xl">
          <Trans>News and help</Trans>
        </Heading>
        <ArticleSearch query={query} />
      </Top>
      <TabLinks
        label={t`Categories`}
        items={ARTICLE_CATEGORIES.map((each) => ({
          label: i18n._(ARTICLE_CATEGORY_NAMES[each]),
          href: path(articleListPath({ category: each, keyword, page: 1 })),
          current: each === category,
        }))}
      />
      <List>
        {keyword && (
          <Found>
            <output>
              <Plural value={total} one="# article" other="# articles" />
            </output>
            <SearchChip query={query} />
          </Found>
        )}
        {articles.length > 0 ? (
          <ArticleRows articles={articles} category={category} />
        ) : (
          <NothingFound query={query} />
        )}
        <Pagination
          label={t`Pages`}
          page={query.page}
          pages={Math.ceil(total / PAGE_SIZE)}
          href={(page) => path(articleListPath({ ...query, page }))}
          previousLabel={t`Previous page`}
          nextLabel={t`Next page`}
          pageLabel={(page) => t`Page ${page}`}
        />
      </List>
    </Container>
  );
}

/** The current search, with a link to clear it. */
function SearchChip({ query }: { query: ArticleListQuery }) {
  const { t } = useLingui();
  const path = usePath();
  const label = `“${query.keyword}”`;
  return (
    <PlainLink
      href={path(articleListPath({ ...query, keyword: "", page: 1 }))}
      aria-label={t`Remove filter: ${label}`}
    >
      {label}
      <CloseIcon />
    </PlainLink>
  );
}

function NothingFound({ query }: { query: ArticleListQuery }) {
  const { t } = useLingui();
  const path = usePath();
  const isFiltered = query.keyword !== "" || query.category !== "all" || query.page > 1;
  return (
    <EmptyState
      art={query.keyword ? "search" : "box"}
      level={2}
      title={query.keyword ? t`No articles found` : t`No articles here yet`}
      action={
        isFiltered && (
          <ButtonLink kind="secondary" href={path("/article")}>
            <Trans>Show all articles</Trans>
          </ButtonLink>
        )
      }
    >
      {query.keyword && <Trans>Try another word, or look in all categories.</Trans>}
    </EmptyState>
  );
}

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-6);
  padding-block: var(--space-6) var(--space-4);
  & search {
    flex: 0 1 22rem;
    min-width: min(100%, 16rem);
  }
`;
const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding-block: var(--space-5) var(--space-7);
`;
const Found = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  color: var(--text-soft);
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
    overflow-wrap: anywhere;
    &:hover {
      background: var(--hover);
    }
  }
`;

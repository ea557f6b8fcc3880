import type { ArticleCategory } from "@catnip/domain/articles";
import { useFormat } from "@catnip/i18n";
import { Badge, Card, PlainLink, Text } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import { usePath } from "@catnip/site/languages/locale.ts";
import { ARTICLE_CATEGORY_NAMES } from "./article-categories.ts";
import type { ArticleLine } from "./article-line.server.ts";
import { articlePath } from "./article-list-query.ts";

/** Articles as cards, each one link. */
export function ArticleRows({
  articles,
  category,
}: {
  articles: readonly ArticleLine[];
  category: ArticleCategory;
}) {
  const { i18n } = useLingui();
  const format = useFormat();
  const path = usePath();
  return (
    <Rows>
      {articles.map(({ uuid, category: kind, publishedAt, headline, excerpt, words }) => (
        <Card as="li" key={uuid} interactive data-words={words || undefined}>
          <Meta>
            <Badge>{i18n._(ARTICLE_CATEGORY_NAMES[kind])}</Badge>
            <time dateTime={publishedAt}>{format.date(publishedAt)}</time>
          </Meta>
          <h2 lang={headline.lang}>
            <PlainLink className="cover-link" href={path(articlePath(uuid, category))}>
              {headline.text}
            </PlainLink>
          </h2>
          <Text tone="soft" lang={excerpt.lang}>
            {excerpt.text}
          </Text>
        </Card>
      ))}
    </Rows>
  );
}

const Rows = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr));
  gap: var(--space-4);
  & h2 {
    padding-block: var(--space-2);
    font-size: var(--size-l);
    font-weight: 620;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  & p {
    display: -webkit-box;
    -webkit-line-clamp: 3;
    -webkit-box-orient: vertical;
    overflow: hidden;
  }
`;
const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  color: var(--text-faint);
  font-size: var(--size-s);
`;

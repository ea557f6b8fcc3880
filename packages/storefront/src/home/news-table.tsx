import { useFormat } from "@catnip/i18n";
import { Heading, PlainLink, Table, TextLink } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import { ARTICLE_CATEGORY_NAMES } from "../articles/article-categories.ts";
import type { ArticleLine } from "../articles/article-line.server.ts";
import { articlePath } from "../articles/article-list-query.ts";
import { usePath } from "@catnip/site/languages/locale.ts";

/** The news log: date, category, title, content. Each row leads to its article. */
export function NewsTable({ news }: { news: readonly ArticleLine[] }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const path = usePath();
  if (news.length === 0) return null;
  return (
    <Section>
      <Head>
        <Heading level={2} size="xl">
          <Trans>News</Trans>
        </Heading>
        <PlainLink href={path("/article")}>
          <Trans>All news</Trans>
        </PlainLink>
      </Head>
      <Table
        caption={t`News`}
        hideCaption
        columns={[
          { key: "date", header: t`Date`, width: "9rem" },
          { key: "category", header: t`Category` },
          { key: "title", header: t`Title`, width: "30%" },
          { key: "content", header: t`Content` },
        ]}
        rows={news.map(({ uuid, publishedAt, category, headline, excerpt, words }) => ({
          key: uuid,
          data: { "data-words": words || undefined },
          cells: {
            date: format.date(publishedAt),
            category: i18n._(ARTICLE_CATEGORY_NAMES[category]),
            title: (
              <TextLink href={path(articlePath(uuid))} lang={headline.lang}>
                {headline.text}
              </TextLink>
            ),
            content: <Excerpt lang={excerpt.lang}>{excerpt.text}</Excerpt>,
          },
        }))}
      />
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  align-content: start;
  gap: var(--space-4);
  min-width: 0;
  & tbody tr {
    position: relative;
    &:hover {
      background: var(--hover);
    }
  }
  /* The whole row leads to the article. */
  & tbody a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
`;
const Excerpt = styled.span`
  display: -webkit-box;
  -webkit-line-clamp: 2;
  -webkit-box-orient: vertical;
  overflow: hidden;
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
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

import type { ArticleKind } from "@catnip/domain/articles";
import { useFormat } from "@catnip/i18n";
import { Heading, Prose, Table } from "@catnip/ui";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import { plainText } from "../articles/plain-text.ts";
import type { loader } from "./home.server.ts";

type News = Awaited<ReturnType<typeof loader>>["data"]["news"];

/** The news log: date, category, title, content. */
export function NewsTable({ news }: { news: News }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  if (news.length === 0) return null;
  return (
    <Section>
      <Heading level={2} size="xl">
        <Trans>News</Trans>
      </Heading>
      <Table
        caption={t`News`}
        hideCaption
        columns={[
          { key: "date", header: t`Date`, width: "9rem" },
          { key: "category", header: t`Category` },
          { key: "title", header: t`Title` },
          { key: "content", header: t`Content` },
        ]}
        rows={news.map((article) => ({
          key: article.uuid,
          cells: {
            date: format.date(article.published_at),
            category: i18n._(ARTICLE_CATEGORIES[article.category]),
            title: <span lang={article.headline.lang}>{article.headline.text}</span>,
            content: <NewsText article={article} />,
          },
        }))}
      />
    </Section>
  );
}

/**
 * An excerpt of an article that expands to the full text. Works without JavaScript; an address ending in `#news-…`
 * expands it.
 */
function NewsText({ article: { uuid, text } }: { article: News[number] }) {
  const snippet = plainText(text.html, SNIPPET_LENGTH);
  if (!snippet.endsWith("…") && !text.html.includes("<a ")) return <span lang={text.lang}>{snippet}</span>;
  return (
    <Unfolding>
      <summary>
        <span lang={text.lang}>{snippet} </span>
        <strong>
          <Trans comment="Unfolds the whole text of a piece of news">Read more</Trans>
        </strong>
        <strong>
          <Trans comment="Folds the text of a piece of news again">Show less</Trans>
        </strong>
      </summary>
      {/* Cleaned by the loader. */}
      <Prose id={`news-${uuid}`} lang={text.lang} dangerouslySetInnerHTML={{ __html: text.html }} />
    </Unfolding>
  );
}

/** Length of the excerpt in the table, in characters. */
const SNIPPET_LENGTH = 120;

const ARTICLE_CATEGORIES: Record<ArticleKind, MessageDescriptor> = {
  announcement: msg`Announcement`,
  ad: msg`Promotion`,
  qa: msg`Questions and help`,
  tutorial: msg`Tutorial`,
  store: msg({ message: "Shop", comment: "Category of news: about the shop" }),
  questionnaire: msg`Questionnaire`,
  featured: msg`Featured`,
};

const Unfolding = styled.details`
  & > summary {
    min-height: var(--target);
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    & > strong {
      color: var(--accent-text);
      font-weight: 560;
      white-space: nowrap;
    }
    &:hover > strong {
      text-decoration: underline;
    }
  }
  &:not([open]) > summary > strong:last-child,
  &[open] > summary > :not(strong:last-child) {
    display: none;
  }
`;
const Section = styled.section`
  display: grid;
  align-content: start;
  gap: var(--space-4);
  min-width: 0;
`;

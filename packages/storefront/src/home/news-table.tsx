import { useFormat } from "@catnip/i18n";
import type { HomePageQuery } from "@catnip/sdk/catalog/index.ts";
import { Heading, Table } from "@catnip/ui";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import { plainText } from "../articles/plain-text.ts";
import { translatedText } from "../articles/translated.ts";
import { useLocale } from "../shell/locale.ts";

/** The news log: date, category, title, content. */
export function NewsTable({ news }: { news: HomePageQuery["news"] }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const locale = useLocale();
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
        rows={news.map((article) => {
          const title = translatedText(article, "headline", locale);
          const content = translatedText(article, "text", locale);
          return {
            key: article.uuid,
            cells: {
              date: format.date(article.published_at),
              category: ARTICLE_CATEGORIES[article.category]
                ? i18n._(ARTICLE_CATEGORIES[article.category] as MessageDescriptor)
                : article.category,
              title: <span lang={title.lang}>{title.text}</span>,
              content: <span lang={content.lang}>{plainText(content.text, SNIPPET_LENGTH)}</span>,
            },
          };
        })}
      />
    </Section>
  );
}

/** How much of an article the table shows, in characters. */
const SNIPPET_LENGTH = 120;

const ARTICLE_CATEGORIES: Record<string, MessageDescriptor> = {
  announcement: msg`Announcement`,
  ad: msg`Promotion`,
  qa: msg`Questions and help`,
  tutorial: msg`Tutorial`,
  store: msg({ message: "Shop", comment: "Category of news: about the shop" }),
  questionnaire: msg`Questionnaire`,
  featured: msg`Featured`,
};

const Section = styled.section`
  display: grid;
  align-content: start;
  gap: var(--space-4);
  min-width: 0;
`;

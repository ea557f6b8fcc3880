import { useFormat } from "@catnip/i18n";
import { Badge, Breadcrumbs, ButtonLink, Heading, media, Prose } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useLoaderData } from "react-router";
import { styled } from "styled-components";
import { useSite } from "@catnip/site/host/site.ts";
import { useLocale, usePath } from "@catnip/site/languages/locale.ts";
import { articleData } from "../seo/article-data.ts";
import { BoundedPage } from "../boundaries/bounded.tsx";
import { Seo } from "../seo/seo.tsx";
import { ShareButton } from "../shell/share-button.tsx";
import { ARTICLE_CATEGORY_NAMES } from "./article-categories.ts";
import { articleListPath, articlePath } from "./article-list-query.ts";
import type { loader } from "./article.server.ts";
import { Contents } from "./contents.tsx";
import { HelpfulQuestion } from "./helpful-question.tsx";
import { LanguageFit } from "./language-fit.tsx";
import { Neighbours } from "./neighbours.tsx";
import { rememberSeen } from "./seen-notices.ts";

/** One article. */
export function ArticleScreen() {
  const { article, category, previous, next } = useLoaderData<typeof loader>();
  const { t, i18n } = useLingui();
  const path = usePath();
  const locale = useLocale();
  const { origins } = useSite();
  const { uuid, kind, headline, html, contents, summary } = article;
  const here = articlePath(uuid);
  useEffect(() => rememberSeen({ uuid, category: kind }), [uuid, kind]);
  return (
    <BoundedPage words={article.words} isMine={false}>
      <Seo
        title={headline.text}
        description={summary}
        path={here}
        type="article"
        image={{ url: `${origins.shop}/icon-512.png`, width: 512, height: 512 }}
        structured={articleData({
          article,
          summary,
          address: origins.shop + path(here),
          origin: origins.shop,
        })}
      />
      <Breadcrumbs
        label={t`You are here`}
        items={[
          { label: t`News and help`, href: path("/article") },
          {
            label: i18n._(ARTICLE_CATEGORY_NAMES[kind]),
            href: path(articleListPath({ category: kind, keyword: "", page: 1 })),
          },
          { label: <span lang={headline.lang}>{headline.text}</span> },
        ]}
      />
      {/* Keyed by article: no state carries over. */}
      <Columns key={uuid}>
        <Head>
          <Heading level={1} size="2xl" lang={headline.lang}>
            {headline.text}
          </Heading>
          <Meta article={article} />
          <LanguageFit lang={article.lang} locale={locale} />
        </Head>
        {contents.length >= CONTENTS_MIN && <Contents entries={contents} lang={article.lang} />}
        <Body>
          {/* Cleaned by the loader. */}
          <Prose lang={article.lang} dangerouslySetInnerHTML={{ __html: html }} />
          {article.storeId !== null && (
            <div>
              <ButtonLink kind="secondary" href={path(`/store/${article.storeId}`)}>
                <Trans>To the game's page</Trans>
              </ButtonLink>
            </div>
          )}
          <Feedback>
            <HelpfulQuestion uuid={uuid} helpful={article.helpful} unhelpful={article.unhelpful} />
            <ShareButton title={headline.text} path={path(here)} />
          </Feedback>
          <Neighbours previous={previous} next={next} category={category} />
        </Body>
      </Columns>
    </BoundedPage>
  );
}

function Meta({ article: { kind, publishedAt, updatedAt } }: { article: Article }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const [published, updated] = [format.date(publishedAt), format.date(updatedAt)];
  return (
    <Line>
      <Badge>{i18n._(ARTICLE_CATEGORY_NAMES[kind])}</Badge>
      <time dateTime={publishedAt}>{published}</time>
      {updatedAt > publishedAt && updated !== published && (
        <time dateTime={updatedAt}>
          <Trans comment="When an article was last changed">Updated on {updated}</Trans>
        </time>
      )}
    </Line>
  );
}

type Article = Awaited<ReturnType<typeof loader>>["data"]["article"];

/** The minimum number of headings for a table of contents. */
const CONTENTS_MIN = 3;

const Columns = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding-block: var(--space-3) var(--space-7);
  & [id^="part-"] {
    /* Below the sticky header. */
    scroll-margin-top: 6rem;
    outline-offset: 4px;
  }
  ${media.desktop} {
    &:has(> nav) {
      grid-template-columns: minmax(0, 44rem) minmax(0, 18rem);
      column-gap: var(--space-8);
      & > nav {
        grid-area: 1 / 2 / 3 / 3;
      }
    }
  }
`;
const Head = styled.header`
  display: grid;
  gap: var(--space-3);
  max-width: 44rem;
  & h1 {
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
`;
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  max-width: 44rem;
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  color: var(--text-faint);
  font-size: var(--size-s);
`;
const Feedback = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding-block: var(--space-4);
  border-block: 1px solid var(--line);
`;

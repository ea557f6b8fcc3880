import type { ArticleCategory, TextInLanguage } from "@catnip/domain/articles";
import { ChevronLeftIcon, ChevronRightIcon, media, PlainLink } from "@catnip/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import { usePath } from "@catnip/site/languages/locale.ts";
import { articleListPath, articlePath } from "./article-list-query.ts";

interface Neighbour {
  readonly uuid: string;
  /** Of the game it is about, for the visitor's boundaries. */
  readonly words: string;
  readonly headline: TextInLanguage;
}

/** What to read next: the article before and the one after, and the way back to the list. */
export function Neighbours({
  previous,
  next,
  category,
}: {
  previous: Neighbour | null;
  next: Neighbour | null;
  category: ArticleCategory;
}) {
  const { t } = useLingui();
  const path = usePath();
  return (
    <Nav aria-label={t`More articles`}>
      {previous && (
        <PlainLink
          href={path(articlePath(previous.uuid, category))}
          rel="prev"
          data-words={previous.words || undefined}
        >
          <ChevronLeftIcon />
          <span>
            <small>
              <Trans comment="The article published before this one">Previous article</Trans>
            </small>
            <span lang={previous.headline.lang}>{previous.headline.text}</span>
          </span>
        </PlainLink>
      )}
      {next && (
        <PlainLink
          href={path(articlePath(next.uuid, category))}
          rel="next"
          data-next
          data-words={next.words || undefined}
        >
          <span>
            <small>
              <Trans comment="The article published after this one">Next article</Trans>
            </small>
            <span lang={next.headline.lang}>{next.headline.text}</span>
          </span>
          <ChevronRightIcon />
        </PlainLink>
      )}
      <PlainLink href={path(articleListPath({ category, keyword: "", page: 1 }))} data-all>
        <Trans>All articles</Trans>
      </PlainLink>
    </Nav>
  );
}

const Nav = styled.nav`
  display: grid;
  gap: var(--space-3);
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & a {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: var(--target);
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-m);
    background: var(--raised);
    overflow-wrap: anywhere;
    &:hover {
      background: var(--hover);
    }
  }
  & svg {
    flex: none;
    color: var(--text-faint);
    font-size: 1.25rem;
  }
  & small {
    display: block;
    color: var(--text-faint);
  }
  & [data-next] {
    justify-content: end;
    text-align: end;
    ${media.tablet} {
      grid-column: 2;
    }
  }
  & [data-all] {
    justify-content: center;
    background: none;
    color: var(--accent-text);
    ${media.tablet} {
      grid-column: 1 / -1;
    }
  }
`;

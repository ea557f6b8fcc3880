import type { TextInLanguage } from "@catnip/domain/articles";
import { useFormat } from "@catnip/i18n";
import { ChevronRightIcon, PlainLink } from "@catnip/ui";
import { styled } from "styled-components";
import { usePath } from "@catnip/site/languages/locale.ts";
import { articlePath } from "./article-list-query.ts";

/** News about one game, each leading to its article. */
export function GameNews({
  news,
}: {
  news: readonly { readonly uuid: string; readonly publishedAt: string; readonly headline: TextInLanguage }[];
}) {
  const format = useFormat();
  const path = usePath();
  if (news.length === 0) return null;
  return (
    <List>
      {news.map(({ uuid, publishedAt, headline }) => (
        <li key={uuid}>
          <PlainLink href={path(articlePath(uuid))}>
            <span>
              <time dateTime={publishedAt}>{format.date(publishedAt)}</time>
              <span lang={headline.lang}>{headline.text}</span>
            </span>
            <ChevronRightIcon />
          </PlainLink>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  & a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    min-height: var(--target);
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-m);
    background: var(--raised);
    font-weight: 560;
    overflow-wrap: anywhere;
    &:hover {
      background: var(--hover);
    }
  }
  & time {
    display: block;
    color: var(--text-faint);
    font-size: var(--size-s);
    font-weight: 400;
  }
  & svg {
    flex: none;
    color: var(--text-faint);
  }
`;

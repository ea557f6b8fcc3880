import { PlainLink } from "@catnip/ui";
import { useLingui } from "@lingui/react/macro";
import { styled } from "styled-components";
import { usePath } from "@catnip/site/languages/locale.ts";
import { tagPath } from "./store-list-query.ts";

/** A game's tags; each leads to the games that have it. */
export function TagLinks({ tags }: { tags: readonly { readonly id: string; readonly name: string }[] }) {
  const { t } = useLingui();
  const path = usePath();
  if (tags.length === 0) return null;
  return (
    <Tags aria-label={t`Tags`}>
      {tags.map((tag) => (
        <li key={tag.id}>
          <PlainLink href={path(tagPath(tag.id))}>{tag.name}</PlainLink>
        </li>
      ))}
    </Tags>
  );
}

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2rem;
    padding: 0.1875rem 0.75rem;
    border-radius: var(--radius-pill);
    background: var(--overlay);
    color: var(--text-soft);
    font-size: var(--size-s);
    text-decoration: none;
    &:hover {
      background: var(--hover);
      color: var(--text);
    }
  }
`;

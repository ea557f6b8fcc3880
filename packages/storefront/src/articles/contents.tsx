import { media } from "@catnip/ui";
import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import { styled } from "styled-components";
import type { ContentsEntry } from "./contents.server.ts";

/** A long article's table of contents: above the text on phones, beside it on desktops. */
export function Contents({ entries, lang }: { entries: readonly ContentsEntry[]; lang: string }) {
  const id = useId();
  return (
    <Nav aria-labelledby={id}>
      <strong id={id}>
        <Trans comment="Heading of an article's table of contents">On this page</Trans>
      </strong>
      <ol lang={lang}>
        {entries.map(({ id: part, text, level }) => (
          <li key={part} data-level={level}>
            <a href={`#${part}`}>{text}</a>
          </li>
        ))}
      </ol>
    </Nav>
  );
}

const Nav = styled.nav`
  align-self: start;
  max-width: 44rem;
  padding: var(--space-4) var(--space-5);
  border-radius: var(--radius-m);
  background: var(--raised);
  & a {
    display: flex;
    align-items: center;
    min-height: var(--target);
    color: var(--text-soft);
    &:hover {
      color: var(--text);
      text-decoration: underline;
    }
  }
  & [data-level="3"] {
    padding-inline-start: var(--space-4);
  }
  ${media.desktop} {
    position: sticky;
    top: 6rem;
    max-height: calc(100dvh - 8rem);
    overflow-y: auto;
  }
`;

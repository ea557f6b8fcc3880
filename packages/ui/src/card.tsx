import type { CSSProperties, ReactNode } from "react";
import { styled } from "styled-components";
import { media } from "./theme/tokens.ts";
import { Heading } from "./text.tsx";
import { isShown } from "./shown.ts";

interface CardProps {
  as?: "div" | "article" | "section" | "li" | undefined;
  padding?: "none" | "s" | "m" | "l" | undefined;
  /** Lifts on hover. The card contains one link, with the class name "cover-link", that covers it. */
  interactive?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  "aria-label"?: string | undefined;
  "aria-labelledby"?: string | undefined;
  children?: ReactNode;
}

/** A self-contained item on the page. */
export function Card({ padding = "m", interactive, ...card }: CardProps) {
  return <Surface data-padding={padding} data-interactive={interactive || undefined} {...card} />;
}

/** A titled section of a page. */
export function Panel({
  title,
  titleLevel = 2,
  actions,
  id,
  children,
}: {
  title?: ReactNode;
  titleLevel?: 2 | 3 | undefined;
  /** At the end of the title line. */
  actions?: ReactNode;
  id?: string | undefined;
  children: ReactNode;
}) {
  return (
    <PanelSurface id={id}>
      {(isShown(title) || isShown(actions)) && (
        <PanelHead>
          {isShown(title) && (
            <Heading level={titleLevel} size="l">
              {title}
            </Heading>
          )}
          {/* oxlint-disable-next-line catnip/text-in-elements -- A head always has its title. */}
          {actions}
        </PanelHead>
      )}
      {/* oxlint-disable-next-line catnip/text-in-elements -- A panel always has its head. */}
      {children}
    </PanelSurface>
  );
}

const Surface = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  border-radius: var(--radius-l);
  background: var(--raised);
  box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--line) 60%, transparent);
  &[data-padding="s"] {
    padding: var(--space-3);
  }
  &[data-padding="m"] {
    padding: var(--space-5);
  }
  &[data-padding="l"] {
    padding: var(--space-6);
    ${media.tablet} {
      padding: var(--space-7);
    }
  }
  &[data-interactive] {
    transition:
      background-color 160ms,
      transform 220ms var(--ease-out),
      box-shadow 220ms;
    ${media.hover} {
      &:hover {
        background: var(--overlay);
        transform: translateY(-3px);
        box-shadow:
          inset 0 0 0 1px var(--line),
          var(--shadow-raised);
      }
    }
    &:focus-within:has(:focus-visible) {
      outline: 2px solid var(--focus);
      outline-offset: 2px;
    }
    & .cover-link {
      outline: none;
      &::after {
        content: "";
        position: absolute;
        inset: 0;
      }
    }
    /* Buttons in the card stay above the link that covers it. */
    & :is(button, input, label) {
      z-index: 1;
    }
  }
`;
const PanelSurface = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding: var(--space-5);
  border-radius: var(--radius-l);
  background: var(--raised);
  box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--line) 60%, transparent);
  ${media.tablet} {
    padding: var(--space-6);
  }
`;
const PanelHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
`;

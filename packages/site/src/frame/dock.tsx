import { BREAKPOINTS } from "@catnip/ui";
import type { ComponentProps } from "react";
import { createGlobalStyle, styled } from "styled-components";

/**
 * The main actions of a site in windows below 1024 px, along the lower edge, within reach of a thumb. In a low window
 * (a phone on its side, a page zoomed in) it is a row below the header and scrolls away with it.
 *
 * Children: links and `HeaderMenu`s, each an icon above a short word.
 */
export const Dock = (props: ComponentProps<"nav">) => (
  <>
    <DockHeight />
    <Bar {...props} data-dock />
  </>
);

const NARROW = `(max-width: ${(BREAKPOINTS.desktop - 1) / 16}em)`;
const FIXED = `@media ${NARROW} and (min-height: 25.0625em)`;

/** Everything else at the lower edge stays above it. */
const DockHeight = createGlobalStyle`
  ${FIXED} {
    :root {
      --dock-height: calc(3.5rem + env(safe-area-inset-bottom));
    }
  }
`;

const Bar = styled.nav`
  display: none;
  @media ${NARROW} {
    display: flex;
    background: var(--raised);
    border-bottom: 1px solid var(--line);
  }
  ${FIXED} {
    position: fixed;
    inset: auto 0 0;
    z-index: 35;
    height: var(--dock-height);
    padding-bottom: env(safe-area-inset-bottom);
    border-top: 1px solid var(--line);
    border-bottom: 0;
  }
  & > * {
    flex: 1 1 0;
    min-width: 0;
  }
  & > a,
  && > details > summary {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 2px;
    width: 100%;
    height: 3.5rem;
    padding-inline: 2px;
    border-radius: 0;
    color: var(--text-soft);
    font-size: var(--size-xs);
    font-weight: 560;
    line-height: 1.2;
    text-align: center;
    & > svg {
      font-size: 1.375rem;
    }
  }
  && > details > summary {
    flex-direction: column-reverse;
  }
  & > a[aria-current] {
    color: var(--accent-text);
  }
`;

import { media } from "@catnip/ui";
import { styled } from "styled-components";

/** The links of the header. In narrow windows they are in the dock instead, if the frame has one. */
export const NavBar = styled.nav`
  display: flex;
  gap: var(--space-1);
  margin-inline-start: var(--space-3);
  & a {
    display: flex;
    align-items: center;
    min-height: var(--target);
    padding-inline: var(--space-3);
    border-radius: var(--radius-m);
    color: var(--text-soft);
    font-weight: 560;
    white-space: nowrap;
    &:hover {
      background: var(--hover);
      color: var(--text);
    }
    &[aria-current] {
      color: var(--accent-text);
    }
  }
  ${media.belowDesktop} {
    min-width: 0;
    overflow-x: auto;
    [data-docked] & {
      display: none;
    }
  }
`;

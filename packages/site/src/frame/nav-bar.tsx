import { styled } from "styled-components";
import { inNarrowWindows, secondRow } from "./header-rows.ts";

/** The links of the header. */
export const NavBar = styled.nav`
  display: flex;
  gap: var(--space-1);
  margin-inline: var(--space-3) auto;
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
  ${inNarrowWindows(secondRow)}
`;

import { media } from "@catnip/ui";
import { css } from "styled-components";

/** The header of a narrow window: its links get a second row. */
export const twoRows = css`
  flex-wrap: wrap;
  gap: 0 var(--space-1);
  padding-top: var(--space-2);
`;
export const secondRow = css`
  order: 1;
  flex: 1 0 100%;
  margin-inline: calc(-1 * var(--space-3));
  overflow-x: auto;
`;

/** Where one row is too little: on phones, and on tablets for players, whose wallet, bell and cart fill it. */
export const inNarrowWindows = (styles: ReturnType<typeof css>) => css`
  ${media.phone} {
    ${styles}
  }
  ${media.belowDesktop} {
    html[data-player="yes"] & {
      ${styles}
    }
  }
`;

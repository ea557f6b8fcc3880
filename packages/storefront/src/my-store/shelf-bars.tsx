import { media } from "@catnip/ui";
import { styled } from "styled-components";

/** Above a list: what is selected, and the order. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-3) var(--space-4);
  & > :first-child:not(:only-child) {
    margin-inline-end: auto;
  }
`;

/**
 * Sticks to the lower edge of the window while its list is visible, above what is fixed there; opaque, since rows
 * scroll beneath it.
 */
export const Actions = styled.div`
  position: sticky;
  bottom: calc(var(--dock-height, 0px) + var(--notice-height, 0px));
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  padding-block: var(--space-3);
  border-top: 1px solid var(--line);
  background: var(--canvas);
  & > button:first-child {
    margin-inline-end: auto;
  }
  ${media.phone} {
    & > button {
      flex: 1 1 auto;
    }
  }
`;

/** The running total. */
export const Sum = styled.output`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  color: var(--text-soft);
  & > span:first-child {
    display: grid;
    justify-items: end;
  }
  ${media.phone} {
    order: -1;
    flex-basis: 100%;
    justify-content: space-between;
    & > span:first-child {
      justify-items: start;
    }
  }
`;

import { styled } from "styled-components";

export const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);
`;
export const Rows = styled.ul`
  max-height: 17rem;
  overflow-y: auto;
  scrollbar-width: thin;
  & > li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    padding-inline-end: var(--space-1);
    & > div:first-child {
      flex: 1;
      min-width: 0;
    }
    & > small {
      color: var(--text-faint);
      font-variant-numeric: tabular-nums;
    }
  }
`;
export const Without = styled.label`
  position: relative;
  display: grid;
  place-content: center;
  width: 2rem;
  height: 2rem;
  border-radius: var(--radius-s);
  color: var(--text-soft);
  cursor: pointer;
  &:hover {
    background: var(--hover);
  }
  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:has(:checked) {
    background: var(--danger-soft);
    color: var(--danger);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
  }
`;

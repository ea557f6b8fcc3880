import { Checkbox, VisuallyHidden } from "@catnip/ui";
import { useFormat } from "@catnip/i18n";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { countWords } from "./count-words.ts";
import type { ListCounts } from "./list-counts.ts";
import type { StoreListQuery } from "./store-list-query.ts";

/** One filter with its values, each with its count behind it. */
export function FilterGroup({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <Rows>{children}</Rows>
    </fieldset>
  );
}

/** Each tag may be wanted or left out. */
export function TagRows({ query, counts }: { query: StoreListQuery; counts: ListCounts }) {
  const { t } = useLingui();
  const format = useFormat();
  if (counts.tags.length === 0) return null;
  return (
    <FilterGroup legend={<Trans>Tags</Trans>}>
      {counts.tags.map(({ id, name, count }) => (
        <li key={id}>
          <Checkbox name="tags" value={id} label={name} defaultChecked={query.tags.includes(id)} />
          <small>{countWords(count, counts.isExact, format.number)}</small>
          <Without title={t`Without ${name}`}>
            <input type="checkbox" name="without" value={id} defaultChecked={query.without.includes(id)} />
            <span aria-hidden>−</span>
            <VisuallyHidden>{t`Without ${name}`}</VisuallyHidden>
          </Without>
        </li>
      ))}
    </FilterGroup>
  );
}

export const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);
`;
const Rows = styled.ul`
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
const Without = styled.label`
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

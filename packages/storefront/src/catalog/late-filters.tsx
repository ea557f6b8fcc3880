import { lazy, memo, Suspense } from "react";
import { styled } from "styled-components";
import { NoMarkup, whenUsed } from "./first-sign.ts";
import type { ListCounts } from "./list-counts.ts";
import type { StoreListQuery } from "./store-list-query.ts";

/*
 * The parts of a list that are plain markup until the visitor's first input. Memoized: prices that arrive earlier must
 * not make React replace the markup with a placeholder.
 */

export const LateFilterPanel = memo(function LateFilterPanel(props: {
  query: StoreListQuery;
  counts: ListCounts;
  total: number;
}) {
  return (
    <Suspense
      fallback={
        <Empty>
          <NoMarkup />
        </Empty>
      }
    >
      <FilterPanel {...props} />
    </Suspense>
  );
});

export const LateActiveFilters = memo(function LateActiveFilters(props: {
  query: StoreListQuery;
  tags: ListCounts["tags"];
}) {
  return (
    <Suspense fallback={<NoMarkup />}>
      <ActiveFilters {...props} />
    </Suspense>
  );
});

const FilterPanel = lazy(() => whenUsed(() => import("./filter-panel.tsx")));
const ActiveFilters = lazy(() => whenUsed(() => import("./active-filters.tsx")));

const Empty = styled.div`
  min-height: var(--target);
`;

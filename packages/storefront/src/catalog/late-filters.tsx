import { lazy, memo, Suspense } from "react";
import { styled } from "styled-components";
import { NoMarkup, whenUsed } from "./first-sign.ts";
import type { ListCounts } from "./list-counts.ts";
import type { StoreListQuery } from "./store-list-query.ts";

/*
 * What of a list is plain markup until somebody acts. Memoised: prices that arrive before that must not make React
 * replace the markup by a placeholder.
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

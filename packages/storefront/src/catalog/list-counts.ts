import type { StoreFacetFilter } from "@catnip/domain/catalog";

/** How many games each further filter would show. */
export interface ListCounts {
  /** False: there are at least as many. */
  readonly isExact: boolean;
  /** Keyed by `filter:value`; filters without results are absent. */
  readonly of: Readonly<Record<string, number>>;
  readonly tags: readonly { readonly id: string; readonly name: string; readonly count: number }[];
}

export const NO_COUNTS: ListCounts = { isExact: true, of: {}, tags: [] };

interface Facet {
  readonly filter: StoreFacetFilter;
  readonly value: string;
  readonly name: string;
  readonly count: number;
}

/** The API's facets in a compact form for the page's data. */
export function listCounts({
  is_exact,
  list,
}: {
  readonly is_exact: boolean;
  readonly list: readonly Facet[];
}): ListCounts {
  return {
    isExact: is_exact,
    of: Object.fromEntries(
      list
        .filter(({ filter }) => filter !== "tag")
        .map(({ filter, value, count }) => [`${filter}:${value}`, count]),
    ),
    tags: list
      .filter(({ filter }) => filter === "tag")
      .map(({ value, name, count }) => ({ id: value, name, count })),
  };
}

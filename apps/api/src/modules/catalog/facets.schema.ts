import { STORE_FACET_FILTERS } from "@catnip/domain/catalog";
import { builder } from "../../platform/builder.ts";
import { closedSet } from "../../platform/closed-set.ts";
import type { StoreFacet, StoreFacets } from "./store-facets.service.ts";

const StoreFacetFilterRef = closedSet(
  "StoreFacetFilter",
  "catalog",
  STORE_FACET_FILTERS,
  "What a list may be narrowed by; `total`: the list as it is.",
);

const StoreFacetRef = builder.objectRef<StoreFacet>("StoreFacet").implement({
  description: "One value of a filter, and what the list would hold with it.",
  fields: (t) => ({
    filter: t.expose("filter", { type: StoreFacetFilterRef, description: "Which filter." }),
    value: t.exposeString("value", { description: "As the filter takes it; empty for a yes or no." }),
    name: t.exposeString("name", {
      description: "Of a tag, in the language of the list's `locale`, else English; of others the value.",
    }),
    count: t.exposeInt("count", { description: "How many games the list would hold." }),
  }),
});

export const StoreFacetsRef = builder.objectRef<StoreFacets>("StoreFacets").implement({
  description: "The filters of a list, counted.",
  fields: (t) => ({
    is_exact: t.exposeBoolean("is_exact", {
      description:
        "False: the list is long, and only its first thousand games, or a search's best matches, were counted.",
    }),
    list: t.expose("list", {
      type: [StoreFacetRef],
      description: "The most frequent values first; of tags the forty most frequent, and those asked for.",
    }),
  }),
});

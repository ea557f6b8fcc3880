import { DEFAULT_LOCALE } from "@catnip/domain/locales";
import { DEFAULT_PRICE_COUNTRY } from "@catnip/domain/prices";
import type { StoreFacetFilter } from "@catnip/domain/catalog";
import type { RequestContext } from "../../platform/context.ts";
import { playerOf } from "../../platform/viewer.ts";
import { byLanguage } from "./best-language.ts";
import { COUNTED_MAX, facetQuery } from "./find-facets.sql.ts";
import { isPlayersOwn, searchOf, withoutHidden, type FindStoreInput } from "./find-store-input.ts";
import { CANDIDATES_MAX } from "./listing-sql.ts";
import { listAsker } from "./list-asker.ts";
import { listRow } from "./list-row.ts";

export type StoreFacets = {
  readonly is_exact: boolean;
  readonly list: readonly StoreFacet[];
};

export type StoreFacet = {
  readonly filter: StoreFacetFilter;
  readonly value: string;
  readonly name: string;
  readonly count: number;
};

/**
 * The further filters of a list with what each would show: one statement, cached like the list itself. Whatever depends
 * on the individual player is never cached.
 */
export async function storeFacets(context: RequestContext, input: FindStoreInput): Promise<StoreFacets> {
  const asked = { ...searchOf(input), limit: 1, offset: 0, order: "relevance" as const };
  const player = playerOf(context);
  const asker = player ? await listAsker(context, player.uuid) : null;
  const search = asker && !input.ignore_preference ? withoutHidden(asked, asker) : asked;
  const country = input.country?.toLowerCase() ?? null;
  const isOwn = player !== null && isPlayersOwn(search);
  const isPersonal = isOwn || (asker !== null && search.price !== null && country === null);

  const fresh = async (): Promise<StoreFacets> => {
    const statement = facetQuery(
      search,
      {
        country: country ?? asker?.country ?? DEFAULT_PRICE_COUNTRY,
        ownerUuid: isOwn ? player.uuid : null,
      },
      context.now(),
    );
    const found = await listRow<FoundRow>(context.db, search, statement);
    const most = search.typed === null ? COUNTED_MAX : CANDIDATES_MAX - 1;
    return {
      is_exact: (found?.counted ?? 0) <= most,
      list: (found?.facets ?? []).map(({ names, ...facet }) => ({
        ...facet,
        name: (names && byLanguage(names, input.locale ?? DEFAULT_LOCALE)) ?? facet.value,
      })),
    };
  };
  if (isPersonal || !context.publicCache) return fresh();
  return context.publicCache.get(JSON.stringify(["facets", search, country, input.locale ?? null]), fresh);
}

type FoundRow = {
  readonly counted: number;
  readonly facets: readonly (Omit<StoreFacet, "name"> & {
    readonly names: Readonly<Record<string, string>> | null;
  })[];
};

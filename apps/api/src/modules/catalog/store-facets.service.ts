import { DEFAULT_LOCALE } from "@catnip/domain/locales";
import { DEFAULT_PRICE_COUNTRY } from "@catnip/domain/prices";
import type { StoreFacetFilter } from "@catnip/domain/catalog";
import type { RequestContext } from "../../platform/context.ts";
import { playerOf } from "../../platform/viewer.ts";
import { byLanguage } from "./best-language.ts";
import { facetQuery } from "./find-facets.sql.ts";
import { isPlayersOwn, searchOf, withoutHidden, type FindStoreInput } from "./find-store-input.ts";
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
    return {
      is_exact: found?.is_exact ?? true,
      list: (found?.facets ?? []).map(({ names, ...facet }) => ({
        ...facet,
        name: (names && byLanguage(names, input.locale ?? DEFAULT_LOCALE)) ?? facet.value,
      })),
    };
  };
  if (isPersonal || !context.publicCache) return fresh();
  const key = JSON.stringify(["facets", search, country, input.locale ?? null]);
  return context.publicCache.get(key, fresh, STALE_MS);
}

/** Counting is most of what a list of a whole shelf costs, and releases and ends of offers move it by one or two games. */
const STALE_MS = 30_000;

type FoundRow = {
  readonly is_exact: boolean;
  readonly facets: readonly (Omit<StoreFacet, "name"> & {
    readonly names: Readonly<Record<string, string>> | null;
  })[];
};

import { DEFAULT_LOCALE } from "@catnip/domain/locales";
import { DEFAULT_PRICE_COUNTRY } from "@catnip/domain/prices";
import type { StoreFacetFilter } from "@catnip/domain/catalog";
import type { RequestContext } from "../../platform/context.ts";
import { playerOf } from "../../platform/viewer.ts";
import { byLanguage } from "./by-language.ts";
import { facetQuery } from "./find-facets.sql.ts";
import { isPlayersOwn, searchOf, withoutHidden, type FindStoreInput } from "./find-store-input.ts";
import { listAsker } from "./list-asker.ts";
import { listRow } from "./list-row.ts";
import { wordsOf, type Words } from "./known-lists.ts";

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
 * The further filters of a list with what each would show: one statement, cached like the list itself, and one for
 * words not cached in this process yet. Counts are the same in all languages. Whatever depends on the individual
 * player is never cached.
 */
export async function storeFacets(context: RequestContext, input: FindStoreInput): Promise<StoreFacets> {
  const asked = { ...searchOf(input), limit: 1, offset: 0, order: "relevance" as const };
  const player = playerOf(context);
  const asker = player ? await listAsker(context, player.uuid) : null;
  const search = asker && !input.ignore_preference ? withoutHidden(asked, asker) : asked;
  const country = input.country?.toLowerCase() ?? null;
  const isOwn = player !== null && isPlayersOwn(search);
  const isPersonal = isOwn || (asker !== null && search.price !== null && country === null);

  const count = async (): Promise<Counted> => {
    const statement = facetQuery(
      search,
      {
        country: country ?? asker?.country ?? DEFAULT_PRICE_COUNTRY,
        ownerUuid: isOwn ? player.uuid : null,
      },
      context.now(),
    );
    const found = await listRow<FoundRow>(context.db, search, statement);
    const words = await wordsOf(context.db, found?.words ?? null);
    return { is_exact: found?.is_exact ?? true, facets: found?.facets ?? [], words };
  };
  const key = JSON.stringify(["facets", search, country]);
  const { is_exact, facets, words } =
    isPersonal || !context.publicCache ? await count() : await context.publicCache.get(key, count, STALE_MS);
  const locale = input.locale ?? DEFAULT_LOCALE;
  return { is_exact, list: facets.map((facet) => named(facet, words, locale)) };
}

function named({ filter, value, count }: Unnamed, words: Words, locale: string): StoreFacet {
  const name = filter === "tag" ? byLanguage(words.get(value) ?? {}, locale) : undefined;
  return { filter, value, name: name ?? value, count };
}

/**
 * Counting is most of a whole shelf's cost, and releases and ends of offers change it by one or two games.
 */
const STALE_MS = 30_000;

type Unnamed = Omit<StoreFacet, "name">;

type Counted = {
  readonly is_exact: boolean;
  readonly facets: readonly Unnamed[];
  /** As of the count. */
  readonly words: Words;
};

type FoundRow = {
  readonly is_exact: boolean;
  readonly facets: readonly Unnamed[];
  /** The version of all words. */
  readonly words: string | null;
};

import { brandOf } from "@catnip/brands";
import { DEFAULT_PRICE_COUNTRY, STRUCTURED_PRODUCTS_MAX } from "@catnip/domain/prices";
import { siteOrigin } from "../../platform/config.ts";
import type { RequestContext } from "../../platform/context.ts";
import { pageWindow } from "../../platform/paging.ts";
import { read } from "../../platform/read.ts";
import { playerOf } from "../../platform/viewer.ts";
import { isPlayersOwn, searchOf, withoutHidden, type FindStoreInput } from "./find-store-input.ts";
import { storeQuery, totalMaxOf } from "./find-stores.sql.ts";
import { cardsOf, currentCards, type CardVersion } from "./known-cards.ts";
import { ratioLogOf, wordsOf } from "./known-lists.ts";
import { listAsker } from "./list-asker.ts";
import { listRow } from "./list-row.ts";
import { seesPrices } from "./sees-prices.ts";
import { shapeCard, type CardView, type StoreCard, type StoredCard } from "./store-card.ts";

export type { FindStoreInput } from "./find-store-input.ts";

export type StoreList = {
  readonly total: number;
  readonly total_is_exact: boolean;
  readonly list: readonly StoreCard[];
  readonly products: readonly StoreProduct[];
};

/** What search engines get of a game in a list; `price` in meowcent, null: it has none. */
export type StoreProduct = { readonly store_id: number; readonly price: number | null };

/**
 * Lists games in the shop: one statement, one more each for cards, words and ratios not cached in this process yet,
 * and one for players, for their country and preferences.
 *
 * Guests see no prices in lists where the brand hides them, but do see them on a game's own page, that is, when asking
 * by `id` alone (R-PRC-6). Results are cached briefly, because they are the same for all players with the same hidden
 * content; whatever depends on the individual player (prices for their country, recommendations without owned games)
 * is never cached.
 *
 * @throws ApiError `store/empty-category` for a filter without a shelf (R-CAT-2)
 */
export async function findStores(context: RequestContext, input: FindStoreInput): Promise<StoreList> {
  const asked = searchOf(input);
  const player = playerOf(context);
  const isGamePage = asked.kind === "one";
  const asker = player && !isGamePage ? await listAsker(context, player.uuid) : null;
  const search = asker && !input.ignore_preference ? withoutHidden(asked, asker) : asked;
  const priceCountry = input.country?.toLowerCase() ?? null;
  const isOwn = player !== null && isPlayersOwn(search);
  const isPersonal = isOwn || (asker !== null && search.price !== null && priceCountry === null);
  const brand = brandOf(input.platform_key ?? context.platformKey);
  const showPrices = seesPrices(brand, { isPlayer: player !== null, isGamePage });
  const look = { ...cardLook(context, input.locale), showPrices };

  const fresh = async (): Promise<StoreList> => {
    const statement = storeQuery(
      search,
      {
        country: priceCountry ?? asker?.country ?? DEFAULT_PRICE_COUNTRY,
        ownerUuid: isOwn ? player.uuid : null,
      },
      context.now(),
    );
    const found = await listRow<FoundRow>(context.db, search, statement);
    const listed = found?.cards ?? [];
    const cards = await cardsOf(context.db, listed);
    const view = {
      ...look,
      words: await wordsOf(context.db, found?.words ?? null),
      ratioLog: await ratioLogOf(context.db, found?.ratios ?? 0),
    };
    const total = found?.total ?? 0;
    const totalMax = totalMaxOf(search);
    return {
      total: Math.min(total, totalMax),
      total_is_exact: total <= totalMax && (found?.isComplete ?? true),
      list: listed.flatMap(({ id, introductions }) => {
        const card = cards.get(id);
        return card ? [shapeCard(card, view, introductions ?? undefined)] : [];
      }),
      products: listed.slice(0, STRUCTURED_PRODUCTS_MAX).flatMap(({ id }) => {
        const card = cards.get(id);
        return card ? [productOf(card)] : [];
      }),
    };
  };
  if (isPersonal || search.limit > REMEMBERED_MAX || !context.publicCache) return fresh();
  const key = JSON.stringify(["stores", search, priceCountry, showPrices, input.locale ?? null]);
  return context.publicCache.get(key, fresh);
}

const productOf = ({ id, store_price }: StoredCard): StoreProduct => ({
  store_id: id,
  price: store_price.find(({ country }) => country === DEFAULT_PRICE_COUNTRY)?.price ?? null,
});

/** Longer lists (sitemaps, robots) are not cached: a few hundred of them would exhaust memory. */
const REMEMBERED_MAX = 50;

type FoundRow = {
  readonly total: number;
  /** False: counting stopped at `total`, so there may be more. */
  readonly isComplete: boolean;
  /** The version of all words. */
  readonly words: string | null;
  /** The version of the ratios' log. */
  readonly ratios: number;
  readonly cards: readonly (CardVersion & {
    readonly introductions: Readonly<Record<string, string>> | null;
  })[];
};

/**
 * Cards of the given games, prices included, for lists that belong to a player (cart, wishlist, purchases). Includes
 * withdrawn games: owners keep them.
 */
export async function storeCardsById(
  context: RequestContext,
  ids: readonly number[],
  locale?: string | null,
): Promise<ReadonlyMap<number, StoreCard>> {
  const { cards, words, ratios } = await currentCards(context.db, [...new Set(ids)]);
  const view = {
    ...cardLook(context, locale),
    showPrices: true,
    words: await wordsOf(context.db, words),
    ratioLog: await ratioLogOf(context.db, ratios),
  };
  return new Map([...cards].map(([id, card]) => [id, shapeCard(card, view)]));
}

/** The long descriptions of one game, per language. */
export async function introductionsOf(
  context: RequestContext,
  storeIds: readonly number[],
): Promise<ReadonlyMap<number, Readonly<Record<string, string>>>> {
  const rows = await read<{ readonly store_id: number; readonly texts: Readonly<Record<string, string>> }>(
    context.db,
    `select store_id, jsonb_object_agg(language, introduction) as texts
     from store_infos where store_id = any($1::int[]) group by store_id`,
    [[...storeIds]],
  );
  return new Map(rows.map((row) => [row.store_id, row.texts]));
}

export type StoreUpdateLog = {
  readonly uuid: string;
  readonly title: string;
  readonly text: string;
  readonly version: string | null;
  readonly created_at: Date;
  readonly t: readonly { readonly lang: string; readonly key: string; readonly value: string }[];
};

/** News and changelog of one game, newest first. */
export function storeUpdateLogs(
  context: RequestContext,
  storeId: number,
  limit: number | null | undefined,
): StoreUpdateLog[] | Promise<StoreUpdateLog[]> {
  const size = pageWindow(null, limit, 10).limit;
  const fresh = async () => [
    ...(await read<StoreUpdateLog>(
      context.db,
      `select l.uuid, l.title, l.text, l.version, l.created_at, l.t
       from store_update_logs l join stores s on s.id = l.store_id and s.is_published
         and least(s.released_at, s.start_preview_at) <= $2
       where l.store_id = $1 and l.created_at <= $2 order by l.created_at desc, l.uuid desc limit $3`,
      [storeId, context.now(), size],
    )),
  ];
  return context.publicCache?.get(JSON.stringify(["update-logs", storeId, size]), fresh) ?? fresh();
}

function cardLook(
  context: RequestContext,
  locale: string | null | undefined,
): Omit<CardView, "showPrices" | "words" | "ratioLog"> {
  return { locale, cdnOrigin: siteOrigin(context.config, "cdn") };
}

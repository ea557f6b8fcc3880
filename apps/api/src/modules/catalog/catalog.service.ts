import { parseStoreOrder } from "@catnip/domain/catalog";
import { DEFAULT_PRICE_COUNTRY } from "@catnip/domain/prices";
import { siteOrigin } from "../../platform/config.ts";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { pageWindow, type PageInput } from "../../platform/paging.ts";
import { read } from "../../platform/read.ts";
import { storeQuery, type StoreSearch } from "./find-stores.sql.ts";
import { shapeCard, type CardView, type StoreCard, type StoredCard } from "./store-card.ts";

export type FindStoreInput = {
  readonly search_type?: string | null | undefined;
  readonly id?: number | null | undefined;
  readonly tag_id?: readonly string[] | null | undefined;
  readonly categories?: readonly string[] | null | undefined;
  readonly keyword?: string | null | undefined;
  readonly price?: PriceInput | null | undefined;
  readonly country?: string | null | undefined;
  readonly locale?: string | null | undefined;
  readonly q?: PageInput | null | undefined;
  readonly limit?: number | null | undefined;
};

type PriceInput = {
  readonly min?: number | null | undefined;
  readonly max?: number | null | undefined;
  readonly after_discount?: boolean | null | undefined;
};

export type StoreList = { readonly total: number; readonly list: readonly StoreCard[] };

/**
 * Games of the shop: one statement, whatever is asked.
 *
 * Guests see no prices in lists (specification section 6), but do on a game's own page, that is when asking by `id`
 * alone (`design.md` section 8). Answers are remembered for a moment, since they are the same for everybody; only a
 * price filter in a member's own country is read afresh.
 *
 * @throws ApiError `store/empty-category` for a filter without a shelf (specification section 5)
 */
export function findStores(context: RequestContext, input: FindStoreInput): StoreList | Promise<StoreList> {
  const search = searchOf(input);
  const isGamePage = search.kind === "one";
  const view = { ...cardView(context, input.locale), showPrices: isGamePage || context.viewer !== null };
  const priceCountry = input.country?.toLowerCase() ?? null;
  const viewerUuid = search.price && !priceCountry ? (context.viewer?.uuid ?? null) : null;

  const fresh = async (): Promise<StoreList> => {
    const country = viewerUuid ? await countryOf(context, viewerUuid) : priceCountry;
    const { text, values } = storeQuery(
      { ...search, country: country ?? DEFAULT_PRICE_COUNTRY },
      context.now(),
    );
    const [found] = await read<FoundRow>(context.db, text, values);
    return {
      total: found?.total ?? 0,
      list: (found?.cards ?? []).map(({ card, introductions }) =>
        shapeCard(card, view, introductions ?? undefined),
      ),
    };
  };
  if (viewerUuid || search.limit > REMEMBERED_MAX || !context.publicCache) return fresh();
  const key = JSON.stringify(["stores", search, priceCountry, view.showPrices, view.locale ?? null]);
  return context.publicCache.get(key, fresh);
}

/** Longer lists (sitemaps, robots) are not remembered: a few hundred of them would fill the memory. */
const REMEMBERED_MAX = 50;

type FoundRow = {
  readonly total: number;
  readonly cards: readonly {
    readonly card: StoredCard;
    readonly introductions: Readonly<Record<string, string>> | null;
  }[];
};

/**
 * Cards of the given games, prices included, for lists that belong to a member (cart, wishlist, purchases).
 * Games that were withdrawn are among them: who owns one keeps it.
 */
export async function storeCardsById(
  context: RequestContext,
  ids: readonly number[],
  locale?: string | null,
): Promise<ReadonlyMap<number, StoreCard>> {
  const rows = await read<{ readonly card: StoredCard }>(
    context.db,
    "select card from store_cards where store_id = any($1::int[])",
    [[...new Set(ids)]],
  );
  const view = { ...cardView(context, locale), showPrices: true };
  return new Map(rows.map(({ card }) => [card.id, shapeCard(card, view)]));
}

/** The long texts of one game, per language. */
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
       where l.store_id = $1 and l.created_at <= $2 order by l.created_at desc, l.uuid desc limit $3`,
      [storeId, context.now(), size],
    )),
  ];
  return context.publicCache?.get(JSON.stringify(["update-logs", storeId, size]), fresh) ?? fresh();
}

export function cardView(
  context: RequestContext,
  locale: string | null | undefined,
): Omit<CardView, "showPrices"> {
  return { locale, cdnOrigin: siteOrigin(context.config, "cdn") };
}

function searchOf(input: FindStoreInput): Omit<StoreSearch, "country"> {
  if (input.categories?.length === 0) {
    throw new ApiError("store/empty-category", "At least one category must be selected.");
  }
  const { search_type: type, id = null } = input;
  if (id !== null && type !== "related") return { ...EVERYTHING, kind: "one", id };
  return {
    kind: SEARCH_KINDS.find((kind) => kind === type) ?? "all",
    id,
    tagIds: input.tag_id?.length ? input.tag_id.slice(0, 20) : null,
    categories: input.categories ?? null,
    keyword: input.keyword?.trim().slice(0, KEYWORD_LENGTH_MAX) || null,
    price: priceOf(input.price),
    // Searching without a wish for an order puts the best match first.
    order: input.keyword?.trim() && !input.q?.orderField ? "relevance" : parseStoreOrder(input.q?.orderField),
    ...pageWindow(input.q, input.limit),
  };
}

const SEARCH_KINDS = ["all", "released", "preview", "discount", "related"] as const;
const KEYWORD_LENGTH_MAX = 100;

const EVERYTHING: Omit<StoreSearch, "country"> = {
  kind: "all",
  id: null,
  tagIds: null,
  categories: null,
  keyword: null,
  price: null,
  order: "released_at-desc",
  limit: 1,
  offset: 0,
};

function priceOf(price: PriceInput | null | undefined): StoreSearch["price"] {
  if (!price || ((price.min ?? null) === null && (price.max ?? null) === null)) return null;
  return { min: price.min ?? null, max: price.max ?? null, afterDiscount: price.after_discount ?? false };
}

async function countryOf(context: RequestContext, userUuid: string): Promise<string | null> {
  const [profile] = await read<{ readonly country: string | null }>(
    context.db,
    "select country from profiles where user_uuid = $1",
    [userUuid],
  );
  return profile?.country ?? null;
}

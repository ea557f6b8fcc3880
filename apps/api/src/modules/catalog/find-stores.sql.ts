import type { StoreOrder, StoreSearchType } from "@catnip/domain/catalog";
import { CANDIDATES_MAX, LISTING_COLUMNS, type Filter, type Place, type Ranked } from "./listing-sql.ts";
import { rankedSearch } from "./ranked-search.sql.ts";
import type { TypedQuery } from "./search-words.ts";

export type StoreSearch = {
  readonly kind: "one" | StoreSearchType;
  readonly id: number | null;
  readonly authorUuid: string | null;
  /** ANDed, not ORed: each further choice narrows the list. */
  readonly tagIds: readonly string[];
  readonly excludedTagIds: readonly string[];
  readonly contentWarnings: readonly string[];
  readonly excludedContentWarnings: readonly string[];
  readonly categories: readonly string[] | null;
  /** Null: no keyword. `nothing`: a keyword without anything searchable. */
  readonly typed: TypedQuery | "nothing" | null;
  /** In meowcent, inclusive at both ends. */
  readonly price: {
    readonly min: number | null;
    readonly max: number | null;
    readonly afterDiscount: boolean;
  } | null;
  readonly order: StoreOrder | "standing-desc" | "relevance";
  /** Tags that recommendations favour. */
  readonly likedTagIds: readonly string[];
  readonly limit: number;
  readonly offset: number;
};

/** What we know about the reader, where the list depends on it. */
export type Asker = {
  /** Country whose prices the filter compares, in lower case. */
  readonly country: string;
  /** Recommendations leave out what this user owns. */
  readonly ownerUuid: string | null;
};

/**
 * How far a list is counted; see `StoreList.total_is_exact`. Shelves and offers are counted from an index; where other
 * filters must check each game, counting stops at the tenth page of the store list.
 */
export const totalMaxOf = (search: StoreSearch): number =>
  search.typed !== null ||
  search.kind === "related" ||
  search.price !== null ||
  [
    search.tagIds,
    search.excludedTagIds,
    search.contentWarnings,
    search.excludedContentWarnings,
    search.likedTagIds,
  ].some((words) => words.length > 0)
    ? CANDIDATES_MAX
    : 1_000;
export type Statement = { readonly text: string; readonly values: readonly unknown[] };

/**
 * The single statement behind every list of games: which ones, how many, and their cards in order.
 *
 * Filters and sort orders use only the narrow `store_listings`; wide cards are read only for the games on the page.
 * The SQL text depends only on the shape of a search; user input goes into the parameters. Anything that grows with
 * the catalogue is bounded: counting stops at `totalMaxOf`, ranking considers `CANDIDATES_MAX` games.
 */
export function storeQuery(search: StoreSearch, asker: Asker, now: Date): Statement {
  const values: unknown[] = [];
  const place: Place = (one, type) => `$${values.push(one)}::${type}`;
  const at = place(now, "timestamptz");
  const { joins, conditions } = filterOf(search, asker, at, place);
  const filter = { from: `store_listings l ${joins}`, where: conditions.join(" and ") };
  const limit = place(search.limit, "int");
  const offset = place(search.offset, "int");

  const ranked = rankedOf(search, filter, at, place);
  const source = ranked
    ? { from: "ranked l", where: "true", order: ranked.order }
    : { ...filter, order: ORDERS[search.order] };
  const introductions =
    search.kind === "one"
      ? "(select jsonb_object_agg(i.language, i.introduction) from store_infos i where i.store_id = m.store_id)"
      : "null";
  // Page and count share one scan: it stops where counting does, or where the page ends.
  const text = `with ${ranked ? `${ranked.parts}, ` : ""}matched as materialized (
      select store_id, row_number() over () as position from (
        select l.store_id from ${source.from} where ${source.where}
        order by ${source.order} limit greatest(${totalMaxOf(search) + 1}, ${offset} + ${limit})) walked)
    select
      (select count(*)::int from matched) as total, ${ranked?.isComplete ?? "true"} as "isComplete",
      (select coalesce(json_agg(json_build_object('card', c.card, 'introductions', ${introductions})
         order by m.position), '[]')
       from matched m join store_cards c on c.store_id = m.store_id
       where m.position > ${offset} and m.position <= ${offset} + ${limit}) as cards`;
  return { text, values };
}

/** A list with a computed order: first collect its candidates, at most `CANDIDATES_MAX` of each kind. */
function rankedOf(search: StoreSearch, filter: Filter, at: string, place: Place): Ranked | null {
  if (search.kind === "related" || (search.kind === "recommended" && search.likedTagIds.length > 0)) {
    const tags =
      search.kind === "related"
        ? `(select tag_ids from store_listings where store_id = ${place(search.id, "int")} and visible_at <= ${at})`
        : place(search.likedTagIds, "text[]");
    return alike(tags, filter);
  }
  if (search.typed === null || search.typed === "nothing") return null;
  // Any order other than best match needs all candidates: any of them may come first.
  const isBestFirst = search.order === "relevance";
  const wanted = isBestFirst ? Math.min(search.offset + search.limit, CANDIDATES_MAX) : CANDIDATES_MAX;
  const ranked = rankedSearch(search.typed, filter, at, wanted, place);
  return isBestFirst ? ranked : { ...ranked, order: ORDERS[search.order] };
}

/** Games sharing the most tags first, among the best rated and the newest. */
function alike(tags: string, { from, where }: Filter): Ranked {
  const pool = (order: string) => `(select ${LISTING_COLUMNS}
      from ${from} where ${where} order by ${order} limit ${CANDIDATES_MAX / 2})`;
  return {
    parts: `wanted as materialized (select ${tags} as tag_ids),
      pool as (${pool(ORDERS["standing-desc"])} union ${pool(ORDERS["released_at-desc"])}),
      ranked as materialized (
        select pool.*, (select count(*) from unnest(pool.tag_ids) tag, wanted where tag = any(wanted.tag_ids)) as common
        from pool)`,
    order: `l.common desc, ${ORDERS["standing-desc"]}`,
    isComplete: "true",
  };
}

/** Every order ends in the ID, so that pages never overlap; each is one index scan, forwards or backwards. */
const ORDERS: Readonly<Record<StoreSearch["order"], string>> = {
  "released_at-desc": "l.released_at desc nulls last, l.store_id desc",
  "released_at-asc": "l.release_order, l.store_id",
  "updated_at-desc": "l.updated_at desc, l.store_id desc",
  "updated_at-asc": "l.updated_at, l.store_id",
  "standing-desc": "l.standing desc, l.store_id desc",
  relevance: "l.released_at desc nulls last, l.store_id desc",
};

function filterOf(
  search: StoreSearch,
  asker: Asker,
  at: string,
  place: Place,
): { readonly joins: string; readonly conditions: readonly string[] } {
  const conditions = [`l.visible_at <= ${at}`];
  let joins = "";
  const released = `l.released_at <= ${at}`;
  if (search.kind === "one") conditions.push(`l.store_id = ${place(search.id, "int")}`);
  if (search.kind === "released" || search.kind === "recommended") conditions.push(released);
  if (search.kind === "preview") conditions.push(`l.release_order > ${at}`);
  if (search.kind === "discount") {
    conditions.push(
      released,
      "l.offer_percent > 0",
      `(l.offer_ended_at is null or l.offer_ended_at > ${at})`,
    );
  }
  if (search.kind === "related") {
    const id = place(search.id, "int");
    conditions.push(
      released,
      `l.store_id <> ${id}`,
      `l.category = (select category from store_listings where store_id = ${id} and visible_at <= ${at})`,
    );
  }
  if (search.kind === "same_author") {
    const id = place(search.id, "int");
    conditions.push(
      `l.store_id <> ${id}`,
      gamesOf(`(select s.author_uuid from stores s join store_listings o on o.store_id = s.id
        where s.id = ${id} and o.visible_at <= ${at})`),
    );
  }
  if (search.authorUuid !== null) conditions.push(gamesOf(place(search.authorUuid, "uuid")));
  if (search.kind === "recommended" && asker.ownerUuid !== null) {
    const owner = place(asker.ownerUuid, "uuid");
    conditions.push(
      `not exists (select 1 from entitlements e where e.user_uuid = ${owner} and e.store_id = l.store_id)`,
    );
  }
  if (search.typed === "nothing") conditions.push("false");
  if (search.categories?.length === 1) conditions.push(`l.category = ${place(search.categories[0], "text")}`);
  else if (search.categories) conditions.push(`l.category = any(${place(search.categories, "text[]")})`);
  for (const [column, wanted, excluded] of [
    ["l.tag_ids", search.tagIds, search.excludedTagIds],
    ["l.content_warnings", search.contentWarnings, search.excludedContentWarnings],
  ] as const) {
    if (wanted.length > 0) conditions.push(`${column} @> ${place(wanted, "text[]")}`);
    if (excluded.length > 0) conditions.push(`not ${column} && ${place(excluded, "text[]")}`);
  }
  if (search.price) {
    const { min, max, afterDiscount } = search.price;
    const { join, list } = priceOf(asker.country, place);
    joins = join;
    const price = afterDiscount ? saleOf(list, at) : list;
    if (min !== null) conditions.push(`${price} >= ${place(min, "int")}`);
    if (max !== null) conditions.push(`${price} <= ${place(max, "int")}`);
  }
  return { joins, conditions };
}

/** An author has few games: an array, so that they are looked up instead of walking the whole catalogue. */
const gamesOf = (author: string) =>
  `l.store_id = any(array(select id from stores where author_uuid = ${author}))`;

// The same integer arithmetic as the domain's `countryPrice` and `shopDiscount`; a test compares them.

function priceOf(country: string, place: Place): { readonly join: string; readonly list: string } {
  if (country === "us") return { join: "", list: "l.us_price" };
  const wanted = place(country, "text");
  return {
    join: `left join store_prices own on own.store_id = l.store_id and own.country = ${wanted}`,
    list: `coalesce(own.price, (l.us_price::bigint * coalesce((select ratio_bp from country_ratios
      where country = ${wanted}), 10000) + 5000) / 10000)`,
  };
}

const saleOf = (list: string, at: string) =>
  `(${list} - (${list}::bigint * case when l.offer_ended_at is null or l.offer_ended_at > ${at}
    then l.offer_percent else 0 end + 50) / 100)`;

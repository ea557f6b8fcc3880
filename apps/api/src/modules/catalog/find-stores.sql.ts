import { RATIOS_VERSION, WORDS_VERSION } from "./known-lists.ts";
import { CANDIDATES_MAX, notIn, type Filter, type Place, type Ranked } from "./listing-sql.ts";
import { placesOf } from "./planned-once.ts";
import { rankedSearch } from "./ranked-search.sql.ts";
import { versionOf } from "./row-version.ts";
import { chosen, narrowed } from "./store-filter.sql.ts";
import type { Asker, Statement, StoreSearch } from "./store-search.ts";

/**
 * How far a list is counted; see `StoreList.total_is_exact`. Shelves and offers are counted from an index; where other
 * filters must check each game, counting stops at the tenth page of the store list.
 */
export const totalMaxOf = (search: StoreSearch): number =>
  search.typed !== null ||
  search.unwanted !== null ||
  search.isInBrowser ||
  search.hasTrial ||
  search.kind === "related" ||
  search.price !== null ||
  [
    search.tagIds,
    search.excludedTagIds,
    search.contentWarnings,
    search.excludedContentWarnings,
    search.likedTagIds,
    search.languages,
    search.platforms,
  ].some((words) => words.length > 0)
    ? CANDIDATES_MAX
    : COUNTED_FROM_INDEX_MAX;

const COUNTED_FROM_INDEX_MAX = 1_000;

/**
 * The single statement behind every list of games: which ones, how many, and which cards, words and ratios, in order.
 *
 * Filters and sort orders use only the narrow `store_listings`; wide cards are read only for the games on the page, and
 * only those not cached in this process yet (`cardsOf`).
 * The SQL text depends only on the shape of a search; user input goes into the parameters. Anything that grows with
 * the catalog is bounded: counting stops at `totalMaxOf`, ranking considers `CANDIDATES_MAX` games.
 */
export function storeQuery(search: StoreSearch, asker: Asker, now: Date): Statement {
  const { place, values, given } = placesOf(search);
  const at = place(now, "timestamptz");
  const { joins, conditions } = narrowed(search, asker, at, place);
  const where = [...conditions, ...Object.values(chosen(search, at, place))].join(" and ");
  const filter = { from: `store_listings l ${joins}`, where };
  const limit = place(search.limit, "int");
  const offset = place(search.offset, "int");

  const ranked = rankedOf(search, filter, at, place);
  const source = ranked
    ? { from: ranked.from, where: "true", order: ranked.order }
    : { ...filter, order: ORDERS[search.order] };
  const introductions =
    search.kind === "one"
      ? "(select jsonb_object_agg(i.language, i.introduction) from store_infos i where i.store_id = m.store_id)"
      : "null";
  const totalMax = totalMaxOf(search);
  // What is counted from an index is counted apart, so that only the page is put in order; so are ranked games, which
  // are at hand. Otherwise page and count share one scan: it stops where counting does, or where the page ends.
  const isCountedApart = ranked !== null || (totalMax === COUNTED_FROM_INDEX_MAX && !FEW.has(search.kind));
  const counted = ranked
    ? "ranked"
    : `(select from ${filter.from} where ${filter.where} limit ${totalMax + 1}) counted`;
  const [extent, total, page] = isCountedApart
    ? [`limit ${limit} offset ${offset}`, `select count(*)::int from ${counted}`, "true"]
    : [
        `limit greatest(${totalMax + 1}, ${offset} + ${limit})`,
        "select count(*)::int from matched",
        `m.position > ${offset} and m.position <= ${offset} + ${limit}`,
      ];
  const text = `with ${given()}${ranked ? `${ranked.parts}, ` : ""}matched as materialized (
      select store_id, row_number() over () as position from (
        select l.store_id from ${source.from} where ${source.where} order by ${source.order} ${extent}) walked)
    select
      (${total}) as total, ${ranked?.isComplete ?? "true"} as "isComplete", ${WORDS_VERSION} as words,
      ${RATIOS_VERSION} as ratios,
      (select coalesce(json_agg(json_build_object('id', m.store_id, 'version', ${versionOf("c")}, 'introductions', ${introductions})
         order by m.position), '[]')
       from matched m join store_cards c on c.store_id = m.store_id where ${page}) as cards`;
  return { text, values };
}

/** Kinds of lists with few games, which are looked up first: one, or those that a player waits for. */
const FEW: ReadonlySet<StoreSearch["kind"]> = new Set(["one", "awaited"]);

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
  return isBestFirst
    ? ranked
    : { ...ranked, from: "ranked join store_listings l using (store_id)", order: ORDERS[search.order] };
}

/**
 * Games sharing the most tags first, among the best rated and the newest. The tags are counted in a lateral join, which
 * takes half as long as a subquery for each game.
 */
function alike(tags: string, { from, where }: Filter): Ranked {
  const first = (order: string) => `(select l.store_id, l.standing, l.tag_ids
      from ${from} where ${where} order by ${order} limit ${CANDIDATES_MAX / 2})`;
  return {
    parts: `wanted as materialized (select ${tags} as tag_ids),
      rated as materialized ${first(ORDERS["standing-desc"])},
      pool as (
        select * from rated
        union all select * from ${first(ORDERS["released_at-desc"])} l where ${notIn("rated")}),
      ranked as materialized (
        select pool.store_id, pool.standing, common from pool cross join lateral (
          select count(*) as common from unnest(pool.tag_ids) tag
          where tag = any((select tag_ids from wanted)::text[])) shared)`,
    from: "ranked l",
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
  "purchases-desc": "l.purchases desc, l.store_id desc",
  relevance: "l.released_at desc nulls last, l.store_id desc",
};

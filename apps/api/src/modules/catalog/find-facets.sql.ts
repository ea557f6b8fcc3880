import { CANDIDATES_MAX, type Place } from "./listing-sql.ts";
import { rankedSearch } from "./ranked-search.sql.ts";
import { CHOICES, chosen, IS_IN_BROWSER, kindConditions, narrowed, type Choice } from "./store-filter.sql.ts";
import type { Asker, Statement, StoreSearch } from "./store-search.ts";

/** Counting stops at this many games: the newest, or a search's best matches. */
export const COUNTED_MAX = 1_000;

/** Tags on offer: the most frequent ones, and those asked for. */
const TAGS_MAX = 40;

/**
 * How many games a list would show with each further filter, in one statement (R-CAT-22).
 *
 * Of the choices, a game needs one value only: so the values of one choice are counted among the games that pass all
 * other filters, this choice left out. Everything else narrows further, and is counted among the games of the list.
 */
export function facetQuery(search: StoreSearch, asker: Asker, now: Date): Statement {
  const values: unknown[] = [];
  const place: Place = (one, type) => `$${values.push(one)}::${type}`;
  const at = place(now, "timestamptz");
  const { joins, conditions } = narrowed(search, asker, at, place);
  const filter = { from: `store_listings l ${joins}`, where: conditions.join(" and ") };
  const ranked =
    search.typed === null || search.typed === "nothing"
      ? null
      : rankedSearch(search.typed, filter, at, CANDIDATES_MAX, place);
  const source = ranked
    ? "ranked join store_listings l on l.store_id = ranked.store_id"
    : `${filter.from} where ${filter.where}
       order by l.released_at desc nulls last, l.store_id desc limit ${COUNTED_MAX + 1}`;
  const made = chosen(search, at, place);
  const passes = CHOICES.map((choice) => `coalesce(${made[choice] ?? "true"}, false) as in_${choice}`);
  const { released, preview, discount } = kindConditions(at);
  const unless = (left?: Choice) =>
    CHOICES.filter((choice) => choice !== left)
      .map((choice) => `in_${choice}`)
      .join(" and ");
  const one = (name: string, value: string, where: string) =>
    `select '${name}' as filter, ${value} as value where ${where}`;
  const show = unless("show");
  const text = `with ${ranked ? `${ranked.parts}, ` : ""}base as materialized (
      select l.category, l.languages, l.platforms, l.tag_ids, l.has_trial, ${IS_IN_BROWSER} as is_in_browser,
        ${released} as is_released, ${preview} as is_preview, ${discount} as is_discount, ${passes.join(", ")}
      from ${source}),
    counted as (
      select filter, value, count(*)::int as count from base cross join lateral (
        ${[
          one("show", "'all'", show),
          one("show", "'released'", `${show} and is_released`),
          one("show", "'preview'", `${show} and is_preview`),
          one("show", "'discount'", `${show} and is_discount`),
          one("category", "category", unless("category")),
          one("language", "unnest(languages)", unless("language")),
          one("platform", "unnest(platforms)", unless("platform")),
          one("tag", "unnest(tag_ids)", unless()),
          one("browser", "''", `${unless()} and is_in_browser`),
          one("trial", "''", `${unless()} and has_trial`),
          one("total", "''", unless()),
        ].join(" union all ")}) facets
      group by filter, value),
    frequent as (
      select counted.*, row_number() over (partition by filter order by count desc, value) as place from counted),
    asked as (
      select unnest(${place([...search.tagIds, ...search.excludedTagIds], "text[]")}) as value)
    select (select count(*)::int from base) as counted,
      (select coalesce(json_agg(json_build_object('filter', f.filter, 'value', f.value, 'count', f.count,
         'names', t.name) order by f.filter, f.count desc, f.value), '[]')
       from (
         select filter, value, count from frequent
         where filter <> 'tag' or place <= ${TAGS_MAX} or value in (select value from asked)
         union all
         select 'tag', value, 0 from asked where value not in (select value from counted where filter = 'tag')) f
       left join tags t on f.filter = 'tag' and t.id = f.value) as facets`;
  return { text, values };
}

import { CANDIDATES_MAX } from "./listing-sql.ts";
import { WORDS_VERSION } from "./known-lists.ts";
import { placesOf } from "./planned-once.ts";
import { rankedSearch } from "./ranked-search.sql.ts";
import { CHOICES, chosen, IS_IN_BROWSER, kindConditions, narrowed, type Choice } from "./store-filter.sql.ts";
import type { Asker, Statement, StoreSearch } from "./store-search.ts";

/** Counting stops at this many games: the newest, or a search's best matches. */
const COUNTED_MAX = 1_000;

/** In a large shop, a search is counted among its first games (`chooseFrontGames`) alone if so many of them match. */
const COUNTED_OF_FRONT = CANDIDATES_MAX / 2;

/** Tags offered as filters: the most frequent ones, and the selected ones. */
const TAGS_MAX = 40;

/**
 * How many games a list would show with each further filter, in one statement (R-CAT-22).
 *
 * Of the choices, a game needs one value only: so the values of one choice are counted among the games that pass all
 * other filters, this choice left out. Everything else narrows further, and is counted among the games of the list.
 */
export function facetQuery(search: StoreSearch, asker: Asker, now: Date): Statement {
  const { place, values, given } = placesOf(search);
  const at = place(now, "timestamptz");
  const { joins, conditions } = narrowed(search, asker, at, place);
  const filter = { from: `store_listings l ${joins}`, where: conditions.join(" and ") };
  const ranked =
    search.typed === null || search.typed === "nothing"
      ? null
      : rankedSearch(search.typed, filter, at, CANDIDATES_MAX, place, { ofFront: COUNTED_OF_FRONT });
  const source = ranked
    ? "ranked join store_listings l on l.store_id = ranked.store_id"
    : `${filter.from} where ${filter.where}
       order by l.released_at desc nulls last, l.store_id desc limit ${COUNTED_MAX + 1}`;
  const made = chosen(search, at, place);
  const askedTags = place([...search.tagIds, ...search.excludedTagIds], "text[]");
  const passes = CHOICES.map((choice) => `coalesce(${made[choice] ?? "true"}, false) as in_${choice}`);
  const { released, preview, discount } = kindConditions(at);
  const unless = (left?: Choice) =>
    CHOICES.filter((choice) => choice !== left)
      .map((choice) => `in_${choice}`)
      .join(" and ");
  const show = unless("show");
  const sums: readonly (readonly [facet: string, value: string, where: string])[] = [
    ["show", "all", show],
    ["show", "released", `${show} and is_released`],
    ["show", "preview", `${show} and is_preview`],
    ["show", "discount", `${show} and is_discount`],
    ["browser", "", `${unless()} and is_in_browser`],
    ["trial", "", `${unless()} and has_trial`],
    ["total", "", unless()],
  ];
  const grouped = (facet: string, value: string, where: string) =>
    `select '${facet}', value, count(*)::int from (select ${value} as value from base where ${where}) words group by value`;
  // Each game once for all sums, and once for each of its words: far fewer rows than one for each filter that it
  // passes.
  const text = `with ${given()}${ranked ? `${ranked.parts}, ` : ""}base as materialized (
      select l.category, l.languages, l.platforms, l.tag_ids, l.has_trial, ${IS_IN_BROWSER} as is_in_browser,
        ${released} as is_released, ${preview} as is_preview, ${discount} as is_discount, ${passes.join(", ")}
      from ${source}),
    sums as (select ${sums.map(([, , where], index) => `count(*) filter (where ${where})::int as sum${index}`).join(", ")} from base),
    counted as (
      select filter, value, count from sums cross join lateral (values
        ${sums.map(([facet, value], index) => `('${facet}', '${value}', sum${index})`).join(", ")}) s(filter, value, count)
      where count > 0
      union all ${[
        grouped("category", "category", unless("category")),
        grouped("language", "unnest(languages)", unless("language")),
        grouped("platform", "unnest(platforms)", unless("platform")),
        grouped("tag", "unnest(tag_ids)", unless()),
      ].join(" union all ")}),
    frequent as (
      select counted.*, row_number() over (partition by filter order by count desc, value) as place from counted),
    asked as (
      select unnest(${askedTags}) as value)
    select (select count(*) <= ${ranked ? CANDIDATES_MAX - 1 : COUNTED_MAX} from base) and ${ranked?.isComplete ?? "true"} as is_exact,
      ${WORDS_VERSION} as words,
      (select coalesce(json_agg(json_build_object('filter', f.filter, 'value', f.value, 'count', f.count)
         order by f.filter, f.count desc, f.value), '[]')
       from (
         select filter, value, count from frequent
         where filter <> 'tag' or place <= ${TAGS_MAX} or value in (select value from asked)
         union all
         select 'tag', value, 0 from asked where value not in (select value from counted where filter = 'tag')) f) as facets`;
  return { text, values };
}

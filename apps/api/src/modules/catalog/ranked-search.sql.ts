import { MATCH_WEIGHTS, RELEASE_HALF_LIFE_DAYS, SEARCH_WEIGHTS } from "@catnip/domain/catalog";
import { CANDIDATES_MAX, LISTING_COLUMNS, type Filter, type Place } from "./listing-sql.ts";
import type { TypedQuery } from "./search-words.ts";

/**
 * The parts of a statement that end in `ranked`: the games a search finds, each with its `score`.
 *
 * Names are tried first; then authors, tags and briefs, where names are few; and when nothing was found at all, both
 * again with the typed words put right. Of each try the best rated games are looked at, so that a word that stands in
 * every third game costs hardly more than a rare one.
 */
export function rankedSearch(typed: TypedQuery, filter: Filter, at: string, place: Place): string {
  const exact = { match: place(typed.match, "tsquery"), rank: place(typed.rank, "tsquery"), weight: 1 };
  const near = place(JSON.stringify(typed.near), "jsonb");
  const righted = { match: "r.query", rank: "r.query", weight: RIGHTED_WEIGHT };
  const other = { from: `righted r, ${filter.from}`, where: filter.where };
  const few = (names: string) => `(select count(*) from ${names}) < ${CANDIDATES_MAX}`;
  return `named as materialized (${byName(exact, filter)}),
    described as materialized (${byWords(exact, { ...filter, where: `${few("named")} and ${filter.where}` })}),
    righted as materialized (
      select query from near_query(${near}) query
      where not exists (select 1 from named) and not exists (select 1 from described)),
    righted_named as materialized (${byName(righted, other)}),
    righted_described as materialized (
      ${byWords(righted, { ...other, where: `${few("righted_named")} and ${filter.where}` })}),
    found as (
      select distinct on (store_id) * from (
        select * from named union all select * from described
        union all select * from righted_named union all select * from righted_described) l
      order by store_id, match desc),
    ranked as materialized (
      select ${LISTING_COLUMNS}, ${score(at)} as score from found l
      order by score desc, store_id desc limit ${CANDIDATES_MAX})`;
}

type Try = { readonly match: string; readonly rank: string; readonly weight: number };

/** What a word put right counts, compared to one typed. */
const RIGHTED_WEIGHT = 0.5;

const BEST_RATED = `order by l.standing desc, l.store_id desc limit ${CANDIDATES_MAX}`;

function byName({ match, rank, weight }: Try, { from, where }: Filter): string {
  const { begun, name } = MATCH_WEIGHTS;
  return `select ${LISTING_COLUMNS}, (${begun} + ${name - begun} * ${closeness("name_words")}) * ${weight} as match from (
      select ${LISTING_COLUMNS}, l.name_words, ${rank} as rank from ${from}
      where ${where} and l.name_words @@ ${match} ${BEST_RATED}) l`;
}

function byWords({ match, rank, weight }: Try, { from, where }: Filter): string {
  return `select ${LISTING_COLUMNS}, ${closeness("words")} * ${weight} as match from (
      select ${LISTING_COLUMNS}, s.words, ${rank} as rank from ${from}, store_searches s
      where s.store_id = l.store_id and ${where} and s.words @@ ${match} ${BEST_RATED}) l`;
}

/** Which share of the words is there, each by its weight: 0 to 1. PostgreSQL gives 6 / π² to a word that stands once. */
const closeness = (words: string) =>
  `least(1, ts_rank('{0, ${MATCH_WEIGHTS.brief}, ${MATCH_WEIGHTS.authorAndTags}, ${MATCH_WEIGHTS.name}}',
    ${words}, rank) * ${Math.PI ** 2 / 6})`;

/** The same sum as `searchScore` of the domain; a test compares them. */
const score = (at: string) =>
  `(${SEARCH_WEIGHTS.match} * l.match + ${SEARCH_WEIGHTS.rating / 1000} * l.standing + ${SEARCH_WEIGHTS.release}
    * coalesce(power(0.5::float8, greatest(0, extract(epoch from ${at} - l.released_at)::float8
      / ${RELEASE_HALF_LIFE_DAYS * 86_400})), 1))`;

import { MATCH_WEIGHTS, RELEASE_HALF_LIFE_DAYS, SEARCH_WEIGHTS } from "@catnip/domain/catalog";
import { CANDIDATES_MAX, notIn, type Filter, type Place, type Ranked } from "./listing-sql.ts";
import type { TypedQuery } from "./search-words.ts";

/**
 * CTEs that end in `ranked`: the games a search finds, with their `stage` and `score`.
 *
 * Each stage runs only if the previous ones did not fill the page:
 *
 * 0. names of the front games (`chooseFrontGames`), and exact name matches
 * 1. other names
 * 2. creators, tags and briefs of the front games
 * 3. the same for all other games
 * 4. if nothing was found at all: all of the above with typos corrected
 *
 * Each stage considers only its best rated games, so that a word found in every third game costs hardly more than a
 * rare one. Pages are stable, because an earlier stage always sorts before a later one.
 *
 * @param wanted how many games fill the page; `CANDIDATES_MAX` where another order needs all of them
 * @param counted for counting what is found, in no order: nothing is scored, and with so many front games the others
 *   are not looked at. Absent: for a page, with as many as are wanted
 */
export function rankedSearch(
  typed: TypedQuery,
  filter: Filter,
  at: string,
  wanted: number,
  place: Place,
  counted?: { readonly ofFront: number },
): Ranked {
  const enough = place(wanted, "int");
  const enoughOfFront = counted ? place(counted.ofFront, "int") : enough;
  const rank = counted ? null : place(typed.rank, "tsquery");
  const exact: Try = { match: place(typed.match, "tsquery"), rank, weight: 1 };
  const whole: Try = { ...exact, match: place(typed.whole, "tsquery") };
  const righted: Try = { match: "r.query", rank: counted ? null : "r.query", weight: RIGHTED_WEIGHT };
  const near: Filter = { from: `righted r, ${filter.from}`, where: filter.where };
  const unless = (found: string, { from, where }: Filter, more: string, least = enough): Filter => ({
    from,
    where: `${fewerIn(found, least)} and ${more} and ${where}`,
  });
  const front = ({ from, where }: Filter): Filter => ({ from, where: `l.is_front and ${where}` });
  // Mostly the front games fill the page: then the others are not even collected.
  const others = unless(
    "front",
    unless("fronted", filter, "not s.is_front", enoughOfFront),
    "true",
    enoughOfFront,
  );
  // Few games have exactly this name: the many others are compared with these, not the other way round.
  const parts = `called as materialized (${byName(0, whole, filter)}),
    front as materialized (
      select * from called
      union all select * from (${byName(0, exact, front(filter))}) l where ${notIn("called")}),
    named as materialized (
      select * from front union all (${byName(1, exact, unless("front", filter, "not l.is_front", enoughOfFront))})),
    described_front as materialized (${byWords(2, exact, unless("named", filter, "s.is_front"))}),
    fronted as materialized (select store_id from named union select store_id from described_front),
    described as materialized (
      select * from described_front
      union all (${byWords(3, exact, others)})),
    righted as materialized (
      select query from near_query(${place(JSON.stringify(typed.near), "jsonb")}) query
      where not exists (select 1 from named) and not exists (select 1 from described)),
    righted_front as materialized (${byName(4, righted, front(near))}),
    righted_named as materialized (
      select * from righted_front
      union all (${byName(5, righted, unless("righted_front", near, "not l.is_front"))})),
    righted_described as materialized (${byWords(6, righted, unless("righted_named", near, "true"))}),
    found as (
      select * from named l where stage = 0 or ${notIn("front")}
      union all select * from described l where ${notIn("named")}
      union all select * from righted_named
      union all select * from righted_described l where ${notIn("righted_named")}),
    ranked as materialized (
      select store_id, stage, ${score(at)} as score from found l
      order by stage, score desc, store_id desc limit ${CANDIDATES_MAX})`;
  const isAllLookedAt = counted
    ? `((select count(*) from fronted) < ${enoughOfFront} or not exists (select 1 from store_listings where not is_front))`
    : "true";
  const isComplete = `${fewerIn("front", enough)} and ${fewerIn("fronted", enough)}
    and ${fewerIn("righted_named", enough)} and (select count(*) from ranked) < ${CANDIDATES_MAX} and ${isAllLookedAt}`;
  return { parts, from: "ranked l", order: "l.stage, l.score desc, l.store_id desc", isComplete };
}

/** SQL: whether fewer than `least` were found; counts no further. */
const fewerIn = (found: string, least: string) =>
  `(select count(*) from (select from ${found} limit ${least}) counted) < ${least}`;

/** @param rank null: every match counts alike */
type Try = { readonly match: string; readonly rank: string | null; readonly weight: number };

/** Weight of a corrected word relative to one typed correctly. */
const RIGHTED_WEIGHT = 0.5;

/** What a score is computed from. Candidates are sorted and copied several times: they carry nothing else. */
const SCORED_COLUMNS = "l.store_id, l.standing, l.released_at";

const BEST_RATED = `order by l.standing desc, l.store_id desc limit ${CANDIDATES_MAX}`;

function byName(stage: number, { match, rank, weight }: Try, { from, where }: Filter): string {
  const { begun, name } = MATCH_WEIGHTS;
  return `select ${SCORED_COLUMNS}, ${stage} as stage,
      (${begun} + ${name - begun} * ${closeness("l.name_words", rank)}) * ${weight} as match from (
      select ${SCORED_COLUMNS}, l.name_words${ranking(rank)} from ${from}
      where ${where} and l.name_words @@ ${match} ${BEST_RATED}) l`;
}

function byWords(stage: number, { match, rank, weight }: Try, { from, where }: Filter): string {
  return `select ${SCORED_COLUMNS}, ${stage} as stage, ${closeness("l.words", rank)} * ${weight} as match from (
      select ${SCORED_COLUMNS}, s.words${ranking(rank)} from ${from}, store_searches s
      where s.store_id = l.store_id and ${where} and s.words @@ ${match} ${BEST_RATED}) l`;
}

const ranking = (rank: string | null) => (rank === null ? "" : `, ${rank} as rank`);

/** The weighted share of words that match: 0 to 1. PostgreSQL scores a single occurrence as 6 / π². */
const closeness = (words: string, rank: string | null) =>
  rank === null
    ? "1"
    : `least(1, ts_rank('{0, ${MATCH_WEIGHTS.brief}, ${MATCH_WEIGHTS.authorAndTags}, ${MATCH_WEIGHTS.name}}',
    ${words}, l.rank) * ${Math.PI ** 2 / 6})`;

/**
 * The same arithmetic as the domain's `searchScore`; a test compares them. All of it is `float8`: `numeric` is slow.
 */
const score = (at: string) =>
  `(${SEARCH_WEIGHTS.match} * l.match + ${SEARCH_WEIGHTS.rating / 1000}::float8 * l.standing + ${SEARCH_WEIGHTS.release}
    * coalesce(power(0.5::float8, greatest(0, date_part('epoch', ${at} - l.released_at)
      / ${RELEASE_HALF_LIFE_DAYS * 86_400})), 1))`;

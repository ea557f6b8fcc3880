import type { Place } from "./listing-sql.ts";
import type { StoreSearch } from "./store-search.ts";

/**
 * Whether a list's statement is always one of a few, and is planned alike for all that may be asked: one game, related
 * ones, an author's, shelves, which are walked in the list's order, or a search by words alone, whose candidates are
 * bounded however frequent a word is. Which way to go for a tag or a price depends on how frequent it is, so such lists
 * are planned every time.
 */
export const isPlannedOnce = (search: StoreSearch): boolean =>
  (search.kind === "one" ||
    search.kind === "related" ||
    search.kind === "same_author" ||
    (search.typed === null
      ? search.kind === "all" || search.kind === "released"
      : search.kind === "all" && search.order === "relevance")) &&
  search.unwanted === null &&
  search.price === null &&
  search.authorUuid === null &&
  !search.isInBrowser &&
  !search.hasTrial &&
  [
    search.tagIds,
    search.excludedTagIds,
    search.contentWarnings,
    search.excludedContentWarnings,
    search.excludedAuthorUuids,
    search.likedTagIds,
    search.languages,
    search.platforms,
  ].every((chosen) => chosen.length === 0);

/**
 * Collects the parameters of a list's statement.
 *
 * PostgreSQL compares what a prepared statement costs when it is planned for all values with what it costs when it is
 * planned for these, and knows little of what planning itself costs: for a search that is most of it. So a statement
 * that is planned once takes its values from a row of their own, `given`, which no plan can look into; then both plans
 * are the same, and the one that exists is kept.
 */
export function placesOf(search: StoreSearch): {
  readonly place: Place;
  readonly values: readonly unknown[];
  /** The statement's first CTE with a comma behind it, or nothing. To be asked for once every value has its place. */
  readonly given: () => string;
} {
  const values: unknown[] = [];
  const types: string[] = [];
  const isHidden = isPlannedOnce(search);
  return {
    values,
    place: (one, type) => {
      const number = values.push(one);
      types.push(type);
      return isHidden ? `(select p${number} from given)::${type}` : `$${number}::${type}`;
    },
    given: () =>
      isHidden
        ? `given as materialized (select ${types.map((type, at) => `$${at + 1}::${type} as p${at + 1}`).join(", ")}), `
        : "",
  };
}

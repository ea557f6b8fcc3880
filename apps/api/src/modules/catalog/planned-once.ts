import type { Place } from "./listing-sql.ts";
import type { StoreSearch } from "./store-search.ts";

/**
 * Whether a list's statement is one of a few, with the same plan for all parameters: one game, related
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
 * PostgreSQL compares the cost of a prepared statement's generic plan with that of a custom plan, and underestimates
 * planning itself, which is most of a search's cost. So such a statement takes its values from a one-row CTE, `given`,
 * which the planner cannot look into: both plans are then the same, and the generic one is kept.
 */
export function placesOf(search: StoreSearch): {
  readonly place: Place;
  readonly values: readonly unknown[];
  /** The statement's first CTE with a comma behind it, or nothing. Call it after all values have been added. */
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

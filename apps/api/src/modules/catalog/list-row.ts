import type { QueryResultRow } from "pg";
import { read, type Queryable } from "../../platform/read.ts";
import type { Statement, StoreSearch } from "./store-search.ts";

/** Runs the statement of a list, prepared if it is planned alike for all that may be asked, and returns its one row. */
export async function listRow<Row extends QueryResultRow>(
  db: Queryable,
  search: StoreSearch,
  { text, values }: Statement,
): Promise<Row | undefined> {
  const rows = isPlannedOnce(search)
    ? await read<Row>(db, text, values)
    : (await db.$client.query<Row>(text, [...values])).rows;
  return rows[0];
}

/**
 * Whether a list's statement is always one of a few, and is planned alike for all that may be asked: one game, related
 * ones, an author's, shelves, which are walked in the list's order, or a search by words alone, whose candidates are
 * bounded however frequent a word is. Which way to go for a tag or a price depends on how frequent it is, so such lists are
 * planned anew.
 */
const isPlannedOnce = (search: StoreSearch): boolean =>
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

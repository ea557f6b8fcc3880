import type { QueryResultRow } from "pg";
import { read, type Queryable } from "../../platform/read.ts";
import { isPlannedOnce } from "./planned-once.ts";
import type { Statement, StoreSearch } from "./store-search.ts";

/** Runs the statement of a list, prepared if its plan is the same for all parameters, and returns its one row. */
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

import type { ClientBase } from "pg";

/** A migration as drizzle records it: the date in the journal is its name in the database. */
type Migration = { readonly folderMillis: number };

/** The dates of the first and the last applied migration; null if there is none. */
export async function migrationsDone(
  client: Pick<ClientBase, "query">,
): Promise<{ readonly first: number; readonly last: number } | null> {
  const { rows: found } = await client.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (!found[0]?.there) return null;
  const { rows } = await client.query<{ first: number | null; last: number | null }>(
    "select min(created_at)::bigint as first, max(created_at)::bigint as last from drizzle.__drizzle_migrations",
  );
  const { first, last } = rows[0] ?? {};
  return first == null || last == null ? null : { first, last };
}

/**
 * A database whose first migration is not our baseline comes from a development version before it: none of our
 * migrations fits its tables.
 *
 * @throws Error with one sentence; nothing has been changed then
 */
export function refuseEarlierDatabase(
  done: { readonly first: number } | null,
  known: readonly Migration[],
): void {
  if (done === null || done.first === known[0]?.folderMillis) return;
  throw new Error(
    "The database was made by a development version whose tables cannot be brought up to date, and was left as it is: choose another folder with DATA_DIR, or give DATABASE_URL an empty database, and the shop is seeded again.",
  );
}

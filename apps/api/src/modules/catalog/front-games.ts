import type { Database } from "../../platform/database.ts";

/** How many of the best rated games, and of the newest, a search considers first. */
export const FRONT_GAMES = { bestRated: 8_000, newest: 4_000 } as const;

/** Games per statement: so few that a concurrent price change hardly waits. */
const BATCH = 500;

/**
 * Recomputes which games searches consider first. In a smaller shop that is all of them; in a large one this keeps a
 * word that occurs in thousands of names as cheap as in a small one. New games are included until the next run. An
 * hourly job, which continues where an earlier run was interrupted.
 *
 * @param batch games a statement changes; after an import nearly all of the shop's have to be
 */
export async function chooseFrontGames(
  db: Pick<Database, "$client">,
  { bestRated, newest }: { readonly bestRated: number; readonly newest: number } = FRONT_GAMES,
  batch = BATCH,
): Promise<void> {
  const { rows } = await db.$client.query<Turn>(TURNS, [bestRated, newest]);
  for (let from = 0; from < rows.length; from += batch) {
    const turns = rows.slice(from, from + batch);
    const values = [turns.map(({ store_id }) => store_id), turns.map(({ is_front }) => is_front)];
    // One after the other instead of in a transaction: indexing locks games in the opposite order.
    await db.$client.query(LISTINGS, values);
    await db.$client.query(SEARCHES, values);
  }
}

type Turn = { readonly store_id: number; readonly is_front: boolean };

const TURNS = `
  select l.store_id, l.chosen as is_front
  from (
    select store_id, is_front,
      row_number() over (order by standing desc, store_id desc) <= $1
        or row_number() over (order by release_order desc, store_id desc) <= $2 as chosen
    from store_listings) l
  left join store_searches s using (store_id)
  where l.chosen <> l.is_front or l.chosen <> s.is_front
  order by l.store_id`;

/** Locks in ID order, like triggers that write several listings at once, to avoid a deadlock. */
const turned = (table: "store_listings" | "store_searches") => `
  update ${table} changed set is_front = turn.is_front
  from (
    select old.store_id, t.is_front
    from unnest($1::int[], $2::boolean[]) t(store_id, is_front) join ${table} old using (store_id)
    where old.is_front <> t.is_front
    order by old.store_id for update of old) turn
  where changed.store_id = turn.store_id`;

const LISTINGS = turned("store_listings");
const SEARCHES = turned("store_searches");

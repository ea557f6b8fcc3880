import type { Database } from "../../platform/database.ts";

/** How many of the best rated games, and of the newest, a search considers first. */
export const FRONT_GAMES = { bestRated: 8_000, newest: 4_000 } as const;

/**
 * Recomputes which games searches consider first. In a smaller shop that is all of them; in a large one this keeps a
 * word that occurs in thousands of names as cheap as in a small one. New games are included until the next run. An
 * hourly job.
 */
export async function chooseFrontGames(
  db: Pick<Database, "$client">,
  sizes: { readonly bestRated: number; readonly newest: number } = FRONT_GAMES,
): Promise<void> {
  // Lock in ID order, like triggers that write several listings at once, to avoid a deadlock.
  await db.$client.query(
    `update store_listings l set is_front = turn.is_front from (
       select old.store_id, chosen.is_front from store_listings old join (
         select store_id, row_number() over (order by standing desc, store_id desc) <= $1
           or row_number() over (order by release_order desc, store_id desc) <= $2 as is_front
         from store_listings) chosen on chosen.store_id = old.store_id and chosen.is_front <> old.is_front
       order by old.store_id for update of old) turn
     where turn.store_id = l.store_id`,
    [sizes.bestRated, sizes.newest],
  );
  await db.$client.query(
    `update store_searches s set is_front = l.is_front from store_listings l
     where l.store_id = s.store_id and l.is_front <> s.is_front`,
  );
}

import type { Database } from "../../platform/database.ts";

/** How many of the best rated games, and how many of the newest, a search looks at first. */
export const FRONT_GAMES = { bestRated: 8_000, newest: 4_000 } as const;

/**
 * Chooses anew which games searches look at first. In a shop with fewer games than that all of them are; in a large
 * one a word that stands in thousands of names then costs as little as in a small one. New games are among them until
 * the next choice. Jobs call it hourly.
 */
export async function chooseFrontGames(
  db: Pick<Database, "$client">,
  sizes: { readonly bestRated: number; readonly newest: number } = FRONT_GAMES,
): Promise<void> {
  // Locked by id, as triggers that write several listings at once do, so that neither waits for the other in a circle.
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

import type { Database } from "../../platform/database.ts";

/**
 * Counts votes and purchases of the games where either changed since the last count. Votes are counted as they are
 * given, by triggers, but for those of people who bought a game they had given back; purchases do not touch a shared
 * counter, which would make buyers of one game wait for each other.
 */
export async function recountRatings(db: Pick<Database, "$client">): Promise<void> {
  await db.$client.query(`
    update store_comments c set is_counted = true from entitlements e
    where not c.is_counted and e.user_uuid = c.user_uuid and e.store_id = c.store_id`);
  await db.$client.query(`
    select recount_store_ratings(array_agg(c.store_id))
    from store_rating_counts(array(select id from stores)) c left join store_ratings r using (store_id)
    where (c.good, c.bad, c.purchases)
      is distinct from (coalesce(r.good, 0), coalesce(r.bad, 0), coalesce(r.purchases, 0))`);
}

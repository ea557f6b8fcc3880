import type { Database } from "../../platform/database.ts";

/**
 * Recounts votes and purchases of games where either changed since the last count. Triggers count votes as they come
 * in, except those of players who bought a game again after a refund; purchases do not update a shared counter,
 * because buyers of the same game would then block each other.
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

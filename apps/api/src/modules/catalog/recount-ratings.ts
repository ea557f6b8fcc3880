import type { Database } from "../../platform/database.ts";

/**
 * Counts votes and purchases of the games where either changed since the last count. Purchases do not touch a shared
 * counter, which would make buyers of one game wait for each other.
 */
export async function recountRatings(db: Pick<Database, "$client">): Promise<void> {
  await db.$client.query(`
    select recount_store_rating(s.id) from stores s left join store_ratings r on r.store_id = s.id
    where coalesce(r.purchases, 0) <> (select count(*) from entitlements e where e.store_id = s.id)
       or coalesce(r.good, 0) <> (select count(*) from store_comments c where c.store_id = s.id and c.vote = 1)
       or coalesce(r.bad, 0) <> (select count(*) from store_comments c where c.store_id = s.id and c.vote = -1)`);
}

import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";

/**
 * Leaves somebody's comments to an anonymous player, without what they said before. Votes of games they own go on
 * counting; others, of games given back, would begin to count without a name, and are taken away.
 *
 * It is one change for all comments: the ratings of the games are locked in their order, and two people leaving at
 * the same moment cannot wait for each other.
 */
export async function forgetComments(tx: Pick<Database, "execute">, userUuid: string): Promise<void> {
  const { rows } = await tx.execute<{ uuid: string }>(sql`
    update store_comments c set user_uuid = null, vote = counted.vote,
      voted_at = case when counted.vote <> 0 then c.voted_at end
    from (
      select mine.uuid, case when e.store_id is null then 0 else mine.vote end as vote
      from store_comments mine
        left join entitlements e on e.user_uuid = mine.user_uuid and e.store_id = mine.store_id
      where mine.user_uuid = ${userUuid}) as counted
    where c.uuid = counted.uuid returning c.uuid`);
  const uuids = JSON.stringify(rows.map(({ uuid }) => uuid));
  await tx.execute(sql`
    delete from store_comment_edits
    where comment_uuid in (select value::uuid from jsonb_array_elements_text(${uuids}::jsonb))`);
}

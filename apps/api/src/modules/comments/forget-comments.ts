import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";

/**
 * Leaves somebody's comments to an anonymous player, without what they said before. Votes of games they own go on
 * counting; others, of games given back, would begin to count without a name, and are taken away.
 */
export async function forgetComments(tx: Pick<Database, "execute">, userUuid: string): Promise<void> {
  await tx.execute(sql`
    update store_comments c set vote = 0, voted_at = null where user_uuid = ${userUuid} and vote <> 0
      and not exists (select from entitlements e where e.user_uuid = c.user_uuid and e.store_id = c.store_id)`);
  await tx.execute(sql`
    delete from store_comment_edits
    where comment_uuid in (select uuid from store_comments where user_uuid = ${userUuid})`);
  await tx.execute(sql`update store_comments set user_uuid = null where user_uuid = ${userUuid}`);
}

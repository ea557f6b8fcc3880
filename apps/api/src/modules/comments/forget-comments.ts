import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";

/**
 * Leaves somebody's comments to an anonymous player, without what they said before. Votes that count go on counting:
 * a trigger keeps what was true while there was somebody to ask about.
 */
export async function forgetComments(tx: Pick<Database, "execute">, userUuid: string): Promise<void> {
  await tx.execute(sql`
    delete from store_comment_edits
    where comment_uuid in (select uuid from store_comments where user_uuid = ${userUuid})`);
  await tx.execute(sql`update store_comments set user_uuid = null where user_uuid = ${userUuid}`);
}

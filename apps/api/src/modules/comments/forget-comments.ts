import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";

/**
 * Anonymizes a player's comments and deletes their edit history. Votes that counted keep counting: a trigger preserves
 * what was true while the player existed. What they thought of other comments is deleted.
 */
export async function forgetComments(tx: Pick<Database, "execute">, userUuid: string): Promise<void> {
  await tx.execute(sql`delete from store_comment_helpfuls where user_uuid = ${userUuid}`);
  await tx.execute(sql`delete from store_comment_reports where user_uuid = ${userUuid}`);
  await tx.execute(sql`
    delete from store_comment_edits
    where comment_uuid in (select uuid from store_comments where user_uuid = ${userUuid})`);
  await tx.execute(sql`update store_comments set user_uuid = null where user_uuid = ${userUuid}`);
}

import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";

/**
 * Takes away everything a profile says about somebody, their country too. The bare row stays, so that what shows its
 * owner's name (the cards of an author's games) is told.
 */
export async function forgetProfile(tx: Pick<Database, "execute">, userUuid: string): Promise<void> {
  await tx.execute(sql`
    update profiles set nickname = null, brief = null, head = null, country = null, google = null, facebook = null,
      twitter = null, metadata = '[]', show_email = false, show_activity = false, show_play_time = false
    where user_uuid = ${userUuid}`);
}

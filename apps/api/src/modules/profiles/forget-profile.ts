import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";

/**
 * Erases everything a profile says about a player, including their country. The bare row stays, so that everything that
 * shows its owner's name (the cards of an author's games) is updated.
 */
export async function forgetProfile(tx: Pick<Database, "execute">, userUuid: string): Promise<void> {
  await tx.execute(sql`
    update profiles set nickname = null, brief = null, head = null, country = null, google = null, facebook = null,
      twitter = null, metadata = '[]', show_email = false, show_google = true,
      show_facebook = true, show_twitter = true, show_activity = false, show_play_time = false
    where user_uuid = ${userUuid}`);
}

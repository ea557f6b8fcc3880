import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";

/** Removes a player's follows and followers. */
export async function forgetFollows(tx: Pick<Database, "execute">, userUuid: string): Promise<void> {
  await tx.execute(sql`
    delete from user_follows where follower_uuid = ${userUuid} or followed_uuid = ${userUuid}`);
}

import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";

/** Ends whom somebody follows, and everybody following them. */
export async function forgetFollows(tx: Pick<Database, "execute">, userUuid: string): Promise<void> {
  await tx.execute(sql`
    delete from user_follows where follower_uuid = ${userUuid} or followed_uuid = ${userUuid}`);
}

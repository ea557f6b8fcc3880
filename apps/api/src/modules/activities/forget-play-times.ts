import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";

/** Deletes a player's play times. */
export async function forgetPlayTimes(tx: Pick<Database, "execute">, userUuid: string): Promise<void> {
  await tx.execute(sql`delete from play_times where user_uuid = ${userUuid}`);
}

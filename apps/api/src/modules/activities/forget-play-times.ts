import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";

/** Takes away what somebody played. */
export async function forgetPlayTimes(tx: Pick<Database, "execute">, userUuid: string): Promise<void> {
  await tx.execute(sql`delete from play_times where user_uuid = ${userUuid}`);
}

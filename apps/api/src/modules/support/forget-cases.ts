import { brandOf } from "@catnip/brands";
import { DAY_MS } from "@catnip/domain/time";
import { sql } from "drizzle-orm";
import type { Services } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { read } from "../../platform/read.ts";
import { inTransaction } from "../../platform/transaction.ts";

type Tx = Pick<Database, "execute">;

/**
 * Removes texts, person, address and reference from cases, and closes them: what is left are a number that opens
 * nothing, a topic and dates (R-SPT-6).
 *
 * @param of SQL: which cases `c`
 */
async function forgetWhere(tx: Tx, of: ReturnType<typeof sql>, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    delete from support_messages where case_uuid in (select c.uuid from support_cases c where ${of})`);
  await tx.execute(sql`
    update support_cases c set user_uuid = null, email = null, reference_kind = null, reference_id = null,
      assignee_uuid = null, state = 'closed', closed_at = coalesce(closed_at, ${at}), forgotten_at = ${at}
    where ${of}`);
}

/** The cases of a player whose account is deleted, also those that are not closed. */
export async function forgetCases(tx: Tx, userUuid: string, now: Date): Promise<void> {
  await forgetWhere(tx, sql`c.user_uuid = ${userUuid}`, now);
}

/** Job `tidy-support`: forgets closed cases after as many days as their brand says. */
export async function tidySupport({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  const at = now();
  const shops = await read<{ platform_key: string }>(
    db,
    "select distinct platform_key from support_cases where forgotten_at is null and closed_at is not null",
  );
  // Also of brands that are no more.
  for (const { platform_key } of shops) {
    const { caseDays } = brandOf(platform_key).support;
    const before = new Date(at.getTime() - caseDays * DAY_MS).toISOString();
    await inTransaction(db, (tx) =>
      forgetWhere(
        tx,
        sql`c.platform_key = ${platform_key} and c.forgotten_at is null and c.closed_at < ${before}::timestamptz`,
        at,
      ),
    );
  }
}

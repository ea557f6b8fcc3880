import { DAY_MS } from "@catnip/domain/time";
import { VISIT_PERSON_DAYS } from "@catnip/domain/traffic";
import { sql } from "drizzle-orm";
import type { Services } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { read } from "../../platform/read.ts";

/**
 * The daily traffic job: creates this month's and the next month's partition, anonymizes old rows, and drops months,
 * and guests' browsers, past the installation's retention.
 */
export async function tidyTraffic({ db, now, config }: Services): Promise<void> {
  const at = now();
  await read(
    db,
    "select ensure_traffic_partition($1::timestamptz), ensure_traffic_partition($1::timestamptz + interval '1 month')",
    [at],
  );
  const personsUntil = new Date(at.getTime() - VISIT_PERSON_DAYS * DAY_MS);
  // In batches: a day's visits may be millions, and writers should not wait for one long statement.
  for (let rows = PORTION; rows === PORTION;) {
    const done = await read<{ count: number }>(db, FORGET_PERSONS, [personsUntil, PORTION]);
    rows = done[0]?.count ?? 0;
  }
  const months = config.trafficRetentionMonths ?? RETENTION_MONTHS_USUAL;
  await read(
    db,
    "select drop_traffic_partitions(date_trunc('month', $1::timestamptz at time zone 'UTC') at time zone 'UTC' - make_interval(months => $2))",
    [at, months],
  );
  for (let rows = PORTION; rows === PORTION;) {
    const done = await read<{ count: number }>(db, FORGET_BROWSERS, [at, months, PORTION]);
    rows = done[0]?.count ?? 0;
  }
}

/** Unlinks the visits of a deleted account, and those of its browsers and sessions, from one another. */
export async function forgetTraffic(tx: Pick<Database, "execute">, userUuid: string): Promise<void> {
  await tx.execute(sql`
    update traffic_logs set user_uuid = null, client_id = null, session_id = null where user_uuid = ${userUuid}`);
}

const PORTION = 10_000;
/** A year, and the same month of last year to compare with. */
export const RETENTION_MONTHS_USUAL = 13;

const FORGET_PERSONS = `
  with old as (
    select id, created_at from traffic_logs
    where created_at < $1 and (user_uuid is not null or client_id is not null or session_id is not null)
    limit $2),
  forgotten as (
    update traffic_logs t set user_uuid = null, client_id = null, session_id = null
    from old where t.created_at = old.created_at and t.id = old.id returning 1)
  select count(*)::int as count from forgotten`;

const FORGET_BROWSERS = `
  with old as (
    select uuid from client_source_profiles
    where created_at < $1::timestamptz - make_interval(months => $2) limit $3),
  forgotten as (delete from client_source_profiles p using old where old.uuid = p.uuid returning 1)
  select count(*)::int as count from forgotten`;

import type { PoolClient } from "pg";
import type { Services } from "../../platform/context.ts";
import { REPORT_COLUMNS, type ReportRow } from "./report-row.ts";
import { laterDay, type SettlementDay } from "./settlement-days.ts";

/** After a longer outage the rest waits for the next turn. */
const DAYS_MAX = 31;

/**
 * The days to compare, oldest first: from the day after the last one that is finished, or from the first one that was
 * tried. The very first comparison begins with the requested day.
 */
export async function daysToCompare(
  db: Services["db"],
  providerKey: string,
  upTo: string,
): Promise<readonly string[]> {
  const { rows } = await db.$client.query<{ finished: string | null; tried: string | null }>(
    `select max(day) filter (where finished_at is not null) as finished, min(day) as tried
      from settlement_reports where provider_key = $1`,
    [providerKey],
  );
  const { finished = null, tried = null } = rows[0] ?? {};
  const first = finished === null ? (tried ?? upTo) : laterDay(finished);
  if (first >= upTo) return [upTo];
  const days: string[] = [];
  for (let day = first; day <= upTo && days.length < DAYS_MAX; day = laterDay(day)) days.push(day);
  return days;
}

/** The report of a day, made if there is none. */
export async function openReport(
  db: Services["db"],
  providerKey: string,
  { day, from, to }: SettlementDay,
  now: Date,
): Promise<ReportRow> {
  await db.$client.query(
    `insert into settlement_reports (provider_key, day, starts_at, ends_at, opened_at) values ($1, $2, $3, $4, $5)
      on conflict (provider_key, day) do nothing`,
    [providerKey, day, from, to, now],
  );
  const { rows } = await db.$client.query<ReportRow>(
    `select ${REPORT_COLUMNS} from settlement_reports where provider_key = $1 and day = $2`,
    [providerKey, day],
  );
  const [report] = rows;
  if (!report) throw new Error(`There is no report of ${providerKey} for ${day}`);
  return report;
}

/** From when on a provider's days up to this one are compared without a gap, as far as credits may be late. */
export async function comparedSince(
  client: PoolClient,
  providerKey: string,
  { day, from }: SettlementDay,
): Promise<Date> {
  const { rows } = await client.query<{ day: string; starts_at: Date }>(
    `select day, starts_at from settlement_reports where provider_key = $1 and day < $2 and compared_at is not null
      order by day desc limit ${DAYS_MAX}`,
    [providerKey, day],
  );
  let [since, next] = [from, day];
  for (const before of rows) {
    if (laterDay(before.day) !== next) break;
    [since, next] = [before.starts_at, before.day];
  }
  return since;
}

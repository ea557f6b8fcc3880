import type { Services } from "../../platform/context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { type PaymentProvider, SettlementUnavailable } from "../providers/index.ts";
import { actOnDifferences } from "./act-on-differences.ts";
import { compareDay } from "./compare-day.ts";
import { comparedSince, daysToCompare, openReport } from "./report-days.ts";
import { REPORT_COLUMNS, type ReportRow } from "./report-row.ts";
import { dayOf, type SettlementDay } from "./settlement-days.ts";
import { stageLines } from "./stage-lines.ts";

/**
 * Compares a provider's days with our payments, up to and including one, in their order. Each day once: a day that is
 * finished stays as it is, one that was interrupted is continued. A day whose list cannot be read stays open, and the
 * days after it wait (R-SET-4).
 *
 * @param upTo a complete day of the provider's
 * @returns the report of each day that was looked at; the last one may have a problem
 */
export async function settleProvider(
  services: Pick<Services, "db" | "now">,
  provider: PaymentProvider,
  upTo: string,
): Promise<readonly ReportRow[]> {
  const { listSettled, capabilities } = provider;
  if (!listSettled || !capabilities.settlement) return [];
  const reports: ReportRow[] = [];
  for (const name of await daysToCompare(services.db, provider.key, upTo)) {
    const day = dayOf(name, capabilities.settlement);
    if (!day) throw new Error(`${name} is no day`);
    const report = await settleDay(services, provider.key, day, listSettled);
    reports.push(report);
    if (report.finished_at === null) break;
  }
  return reports;
}

async function settleDay(
  services: Pick<Services, "db" | "now">,
  providerKey: string,
  day: SettlementDay,
  listSettled: NonNullable<PaymentProvider["listSettled"]>,
): Promise<ReportRow> {
  const { db, now } = services;
  const report = await openReport(db, providerKey, day, now());
  if (report.finished_at !== null) return report;
  if (report.compared_at === null) {
    try {
      await stageLines(db, report, listSettled(day.from, day.to));
    } catch (fault) {
      if (!(fault instanceof SettlementUnavailable)) throw fault;
      return note(services, report, "problem = $3", fault.message);
    }
    await inTransaction(db, async ({ $client: client }) =>
      compareDay(client, report, await comparedSince(client, providerKey, day), now()),
    );
  }
  await actOnDifferences(services, report.uuid);
  return note(services, report, "problem = $3, finished_at = coalesce(finished_at, $2)", null);
}

/** Notes how an attempt ended; one that another process has finished meanwhile stays as it is. */
async function note(
  { db, now }: Pick<Services, "db" | "now">,
  { uuid }: ReportRow,
  change: string,
  problem: string | null,
): Promise<ReportRow> {
  await db.$client.query(
    `update settlement_reports set attempts = attempts + 1, tried_at = $2, ${change} where uuid = $1 and finished_at is null`,
    [uuid, now(), problem],
  );
  const { rows } = await db.$client.query<ReportRow>(
    `select ${REPORT_COLUMNS} from settlement_reports where uuid = $1`,
    [uuid],
  );
  const [report] = rows;
  if (!report) throw new Error(`Report ${uuid} is gone`);
  return report;
}

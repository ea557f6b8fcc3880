import {
  addSettlementTotals,
  compareSettlement,
  type SettledLine,
  type SettlementDifference,
  type SettlementTotal,
} from "@catnip/domain/payments";
import type { PoolClient } from "pg";
import type { ProviderFact } from "../providers/index.ts";
import { paymentsNamed, unlistedCredits } from "./booked-payments.ts";
import type { ReportRow } from "./report-row.ts";
import { storeDifferences, storeTotals } from "./store-comparison.ts";

/** How many orders are compared at once. */
const PAGE = 500;

/**
 * Compares what a provider listed for a day with our payments, and stores totals and differences (R-SET-2). In one
 * transaction with the mark that says so: there is no half comparison.
 *
 * @param comparedSince from when on the provider's days are compared without a gap
 */
export async function compareDay(
  client: PoolClient,
  report: ReportRow,
  comparedSince: Date,
  now: Date,
): Promise<void> {
  const { rows } = await client.query<{ compared_at: Date | null }>(
    "select compared_at from settlement_reports where uuid = $1 for update",
    [report.uuid],
  );
  // Another process was faster.
  if (rows[0]?.compared_at !== null) return;
  let totals: readonly SettlementTotal[] = [];
  let position = 0;
  const note = async (
    found: {
      readonly differences: readonly SettlementDifference[];
      readonly totals: readonly SettlementTotal[];
    },
    factOf: (difference: SettlementDifference) => ProviderFact,
  ): Promise<void> => {
    totals = addSettlementTotals([...totals, ...found.totals]);
    await storeDifferences(client, report.uuid, position, found.differences, factOf);
    position += found.differences.length;
  };

  for await (const lines of listedLines(client, report.uuid)) {
    const facts = new Map(lines.map(({ fact, ...line }) => [keyOf(line), fact]));
    const payments = await paymentsNamed(client, report.provider_key, lines);
    await note(compareSettlement(lines, payments), (difference) => {
      const fact = facts.get(keyOf({ ...difference, kind: difference.fact_kind, ...difference.found }));
      if (!fact) throw new Error("A difference is about no line");
      return fact;
    });
  }
  for await (const payments of unlistedCredits(client, report, comparedSince))
    await note(compareSettlement([], payments), (difference) => unlistedFact(report, difference));
  await storeTotals(client, report.uuid, totals);
  await client.query("update settlement_reports set compared_at = $2 where uuid = $1", [report.uuid, now]);
}

type ListedRow = Omit<StoredLine, "refund_id" | "back_amount"> & {
  readonly refund_id: string | null;
  readonly back_amount: number | null;
};
type StoredLine = SettledLine & { readonly fact: ProviderFact };

/** The lines of a report, all lines of an order together. */
async function* listedLines(client: PoolClient, reportUuid: string): AsyncGenerator<readonly StoredLine[]> {
  let after = "";
  for (;;) {
    const { rows } = await client.query<ListedRow>(
      `select merchant_account, order_no, provider_txn_id, kind, currency_id, pay_amount, nullif(refund_id, '') as refund_id,
          nullif(back_amount, 0) as back_amount, fact from settlement_lines
        where report_uuid = $1 and order_no in (
          select distinct order_no from settlement_lines where report_uuid = $1 and order_no > $2
          order by order_no limit ${PAGE})`,
      [reportUuid, after],
    );
    if (rows.length === 0) return;
    yield rows.map(({ refund_id, back_amount, ...line }) => ({
      ...line,
      ...(refund_id !== null && { refund_id }),
      ...(back_amount !== null && { back_amount }),
    }));
    for (const { order_no } of rows) if (order_no > after) after = order_no;
  }
}

const keyOf = (line: Partial<SettledLine>): string =>
  JSON.stringify([
    line.merchant_account,
    line.order_no,
    line.provider_txn_id,
    line.kind,
    line.currency_id,
    line.pay_amount,
    line.refund_id ?? null,
    line.back_amount ?? null,
  ]);

/** What we hold to be true of money that the provider does not list. */
function unlistedFact({ provider_key, day }: ReportRow, difference: SettlementDifference): ProviderFact {
  const { merchant_account, order_no, provider_txn_id, expected } = difference;
  if (!expected) throw new Error("A credit of nothing");
  return {
    provider: provider_key,
    merchantAccount: merchant_account,
    orderNo: order_no,
    providerTxnId: provider_txn_id,
    kind: "succeeded",
    amount: { currency: expected.currency_id, minor: expected.pay_amount },
    evidence: { source: "settlement", rawRef: `not in the list of ${day}` },
  };
}

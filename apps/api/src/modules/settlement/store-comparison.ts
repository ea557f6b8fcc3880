import type { SettlementDifference, SettlementTotal } from "@catnip/domain/payments";
import type { PoolClient } from "pg";
import type { ProviderFact } from "../providers/index.ts";

/** @param from the position of the first one in its report */
export async function storeDifferences(
  client: PoolClient,
  reportUuid: string,
  from: number,
  differences: readonly SettlementDifference[],
  factOf: (difference: SettlementDifference) => ProviderFact,
): Promise<void> {
  for (const [index, difference] of differences.entries()) {
    const { kind, merchant_account, order_no, provider_txn_id, fact_kind, found, expected } = difference;
    await client.query(
      `insert into settlement_differences (report_uuid, position, kind, merchant_account, order_no, provider_txn_id, fact_kind,
          found_currency_id, found_amount, expected_currency_id, expected_amount, fact)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        reportUuid,
        from + index + 1,
        kind,
        merchant_account,
        order_no,
        provider_txn_id,
        fact_kind,
        found?.currency_id ?? null,
        found?.pay_amount ?? null,
        expected?.currency_id ?? null,
        expected?.pay_amount ?? null,
        JSON.stringify(factOf(difference)),
      ],
    );
  }
}

export async function storeTotals(
  client: PoolClient,
  reportUuid: string,
  totals: readonly SettlementTotal[],
): Promise<void> {
  for (const total of totals)
    await client.query(
      `insert into settlement_totals (report_uuid, merchant_account, currency_id, provider_count, provider_amount, local_count,
          local_amount) values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        reportUuid,
        total.merchant_account,
        total.currency_id,
        total.provider_count,
        total.provider_amount,
        total.local_count,
        total.local_amount,
      ],
    );
}

import type { Queryable } from "../../platform/read.ts";
import type { ProviderFact } from "../providers/index.ts";
import type { ReportRow } from "./report-row.ts";

const BATCH = 200;

/**
 * Stores what a provider lists, a batch at a time, so that a long day needs no more memory than a short one. A
 * statement is stored once: what an earlier attempt, or an earlier day, has stored stays as it is.
 *
 * @throws SettlementUnavailable as the list does; what was stored until then is true, and the next attempt goes on
 */
export async function stageLines(
  db: Queryable,
  report: ReportRow,
  facts: AsyncIterable<ProviderFact>,
): Promise<void> {
  let batch: ProviderFact[] = [];
  for await (const fact of facts) {
    batch.push(fact);
    if (batch.length < BATCH) continue;
    await store(db, report, batch);
    batch = [];
  }
  if (batch.length > 0) await store(db, report, batch);
}

async function store(
  db: Queryable,
  { uuid, provider_key }: ReportRow,
  facts: readonly ProviderFact[],
): Promise<void> {
  await db.$client.query(
    `insert into settlement_lines (provider_key, merchant_account, provider_txn_id, kind, order_no, currency_id, pay_amount,
        refund_id, back_amount, report_uuid, fact)
      select $1, merchant_account, provider_txn_id, kind, order_no, currency_id, pay_amount, refund_id, back_amount, $2, fact
      from unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::bigint[], $9::text[], $10::bigint[], $11::jsonb[])
        as line (merchant_account, provider_txn_id, kind, order_no, currency_id, pay_amount, refund_id, back_amount, fact)
      on conflict do nothing`,
    [
      provider_key,
      uuid,
      facts.map(({ merchantAccount }) => merchantAccount),
      facts.map(({ providerTxnId }) => providerTxnId),
      facts.map(({ kind }) => kind),
      facts.map(({ orderNo }) => orderNo),
      facts.map(({ amount }) => amount.currency),
      facts.map(({ amount }) => amount.minor),
      facts.map(({ back }) => back?.refundId ?? ""),
      facts.map(({ back }) => back?.amount.minor ?? 0),
      facts.map((fact) => JSON.stringify(fact)),
    ],
  );
}

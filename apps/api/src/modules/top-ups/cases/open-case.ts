import type { CaseReason } from "@catnip/domain/payments";
import type { PoolClient } from "pg";
import type { ProviderFact } from "../../providers/index.ts";

/** State of a case after a fact came in: just opened, already open, or settled long ago. */
export type CaseStanding = "new" | "open" | "decided";

type NewCase = {
  readonly fact: ProviderFact;
  /** Null: an order unknown to us. */
  readonly paymentOrderNo: string | null;
  readonly reason: CaseReason;
  readonly now: Date;
};

/** Opens a case for a fact that needs a person. Idempotent: the same fact is always the same case. */
export async function openCase(
  client: PoolClient,
  { fact, paymentOrderNo, reason, now }: NewCase,
): Promise<CaseStanding> {
  const key = [
    fact.orderNo,
    fact.provider,
    fact.merchantAccount,
    fact.providerTxnId,
    reason,
    fact.kind,
    fact.amount.currency,
    fact.amount.minor,
  ];
  const about = [fact.back?.refundId ?? "", String(fact.back?.amount.minor ?? ""), fact.disputeId ?? ""];
  const { rowCount } = await client.query(
    `insert into payment_cases (order_no, provider, merchant_account, provider_txn_id, reason, fact_kind, currency_id,
        pay_amount, payment_order_no, fact, opened_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing`,
    [...key, paymentOrderNo, JSON.stringify(fact), now],
  );
  if (rowCount === 1) return "new";
  const { rows } = await client.query<{ decided: boolean }>(
    `select decision is not null as decided from payment_cases
      where (order_no, provider, merchant_account, provider_txn_id, reason, fact_kind, currency_id, pay_amount)
          = ($1, $2, $3, $4, $5, $6, $7, $8)
        and (coalesce(fact #>> '{back,refundId}', ''), coalesce(fact #>> '{back,amount,minor}', ''), coalesce(fact ->> 'disputeId', ''))
          = ($9, $10, $11)`,
    [...key, ...about],
  );
  return rows[0]?.decided ? "decided" : "open";
}

/**
 * Whether an earlier fact about the same transaction, as a payment for this order, said something different. Facts that
 * a person found not to be money at all no longer count.
 */
export async function wasStatedOtherwise(
  client: PoolClient,
  paymentOrderNo: string,
  { provider, merchantAccount, providerTxnId }: ProviderFact,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from payment_cases where payment_order_no = $1 and provider = $2 and merchant_account = $3
        and provider_txn_id = $4 and fact_kind = 'succeeded' and decision is distinct from 'dismiss'
        and reason in ('amount-mismatch', 'currency-mismatch')`,
    [paymentOrderNo, provider, merchantAccount, providerTxnId],
  );
  return rowCount !== null && rowCount > 0;
}

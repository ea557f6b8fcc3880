import type {
  CaseReason,
  FactKind,
  SettlementDifferenceKind,
  SettlementOutcome,
} from "@catnip/domain/payments";
import type { PoolClient } from "pg";
import type { Services } from "../../platform/context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { applyFactIn, reviewFactIn } from "../top-ups/index.ts";
import type { ProviderFact } from "../providers/index.ts";

type Difference = {
  readonly position: number;
  readonly kind: SettlementDifferenceKind;
  readonly expected_amount: number | null;
  readonly fact_kind: FactKind;
  readonly fact: ProviderFact;
};

/**
 * Acts on each difference of a report once, in its own transaction: a run after a crash continues with the
 * rest. Money that is missing here and right in every respect is credited; anything else is a case (R-SET-3).
 *
 * What a person has to see comes first: a contradiction about a transaction keeps it from being credited.
 */
export async function actOnDifferences(
  { db, now }: Pick<Services, "db" | "now">,
  reportUuid: string,
): Promise<void> {
  for (;;) {
    const isLast = await inTransaction(db, async ({ $client: client }) => {
      const { rows } = await client.query<Difference>(
        `select position, kind, expected_amount, fact_kind, fact from settlement_differences
          where report_uuid = $1 and outcome is null order by kind = 'missing_local', position limit 1 for update`,
        [reportUuid],
      );
      const [difference] = rows;
      if (!difference) return true;
      const { outcome, caseUuid } = await act(client, difference, now());
      await client.query(
        `update settlement_differences set outcome = $3, case_uuid = $4, acted_at = $5
          where report_uuid = $1 and position = $2`,
        [reportUuid, difference.position, outcome, caseUuid, now()],
      );
      return false;
    });
    if (isLast) return;
  }
}

async function act(
  client: PoolClient,
  difference: Difference,
  now: Date,
): Promise<{ readonly outcome: SettlementOutcome; readonly caseUuid: string | null }> {
  const { kind, fact } = difference;
  let isCredited = false;
  if (kind === "missing_local") {
    const { outcome } = await applyFactIn(client, fact, now);
    isCredited = outcome === "credited";
  } else await reviewFactIn(client, fact, reasonOf(difference), now);

  const { rows } = await client.query<{ uuid: string; is_open: boolean }>(
    `select uuid, decision is null as is_open from payment_cases
      where (order_no, provider, merchant_account, provider_txn_id, fact_kind, currency_id, pay_amount)
        = ($1, $2, $3, $4, $5, $6, $7) and coalesce(fact #>> '{back,refundId}', '') = $8 order by decision is null desc, opened_at desc limit 1`,
    [
      fact.orderNo,
      fact.provider,
      fact.merchantAccount,
      fact.providerTxnId,
      fact.kind,
      fact.amount.currency,
      fact.amount.minor,
      fact.back?.refundId ?? "",
    ],
  );
  const [found] = rows;
  const outcome = isCredited ? "credited" : found?.is_open ? "case" : "resolved";
  return { outcome, caseUuid: found?.uuid ?? null };
}

function reasonOf({ kind, expected_amount, fact_kind }: Difference): CaseReason {
  switch (kind) {
    case "amount_mismatch":
      return "amount-mismatch";
    case "currency_mismatch":
      return "currency-mismatch";
    case "missing_provider":
      return "not-settled";
    case "duplicate":
      return "second-payment";
    case "state_mismatch":
      if (fact_kind === "succeeded") return "contradiction";
      return expected_amount === null ? "unknown-order" : "money-back";
    case "missing_local":
      throw new Error("Money that is missing is applied");
  }
}

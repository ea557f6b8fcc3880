import {
  caseDecisions,
  coinsPaidFor,
  type CaseDecision,
  type CaseReason,
  type FactKind,
  type PaidFor,
  type PaymentState,
} from "@catnip/domain/payments";
import { topUpParts } from "@catnip/domain/taxes";
import type { Queryable } from "../../../platform/read.ts";
import { read } from "../../../platform/read.ts";
import type { ProviderFact } from "../../providers/index.ts";

/** A provider's fact that needs, or needed, manual review. `pay_amount` as the provider stated it, in minor units. */
export type CaseRow = {
  readonly uuid: string;
  readonly order_no: string;
  /** Null: an order unknown to us. */
  readonly payment_order_no: string | null;
  readonly provider: string;
  readonly merchant_account: string;
  readonly provider_txn_id: string;
  readonly reason: CaseReason;
  readonly fact_kind: FactKind;
  readonly currency_id: string;
  readonly pay_amount: number;
  readonly fact: ProviderFact;
  readonly opened_at: Date;
  readonly first_by: string | null;
  readonly first_decision: FirstDecision | null;
  readonly decision_uuid: string | null;
  readonly decision: CaseDecision | null;
  readonly decided_by: string | null;
  readonly decided_at: Date | null;
  readonly why: string | null;
  readonly credited_order_no: string | null;
};

/** What the first of two people decided. */
export type FirstDecision = {
  readonly uuid: string;
  readonly decision: CaseDecision;
  readonly user_uuid: string | null;
};

export const CASE_COLUMNS = `uuid, order_no, payment_order_no, provider, merchant_account, provider_txn_id, reason, fact_kind,
  currency_id, pay_amount, fact, opened_at, first_by, first_decision, decision_uuid, decision, decided_by, decided_at, why,
  credited_order_no`;

/** A case as staff see it. Of the player only the account: who it belongs to is not needed to decide. */
export type PaymentCase = CaseRow & {
  /** The decisions available; empty once decided. */
  readonly decisions: readonly CaseDecision[];
  /** Our own order; null if there is none. */
  readonly ordered: Ordered | null;
  /** What crediting the amount paid would yield, in meowcent; null if not possible. */
  readonly coin: number | null;
};

type Ordered = {
  readonly state: PaymentState;
  readonly user_uuid: string;
  readonly currency_id: string;
  readonly pay_amount: number;
  readonly coin: number;
};

/**
 * Cases: open ones first, oldest first; then decided ones, newest first.
 *
 * @param filter `open`: only those awaiting a decision; `uuid`: only this one
 */
export async function findPaymentCases(
  db: Queryable,
  filter: { readonly open?: boolean; readonly uuid?: string },
  page: { readonly limit: number; readonly offset: number } = { limit: 1_000, offset: 0 },
): Promise<readonly PaymentCase[]> {
  const rows = await read<CaseRow & Rates & { readonly ordered: Ordered | null }>(db, CASES, [
    filter.open ?? false,
    filter.uuid ?? null,
    page.limit,
    page.offset,
  ]);
  return rows.map(({ plans, tax_rate_bp, ...row }) => {
    const decisions = row.decision === null ? caseDecisions(row) : [];
    const paid = decisions.includes("credit-paid") ? boughtBy(row, { plans, tax_rate_bp }) : null;
    return { ...row, decisions, coin: paid?.coin ?? null };
  });
}

/** Plans used to convert an amount: those on offer, plus the one ordered, if in this currency. */
export type Plan = {
  readonly plan_id: string;
  readonly coin: number;
  readonly silver: number;
  readonly pay_amount: number;
};

/** What a case's money is converted by: plans, and the rate of the tax in it. */
export type Rates = { readonly plans: readonly Plan[]; readonly tax_rate_bp: number | null };

/**
 * What a case's money buys, and what of it is tax: the rate that was shown for the order it was meant for (R-TAX-14).
 */
export function boughtBy(
  { pay_amount, currency_id }: Pick<CaseRow, "pay_amount" | "currency_id">,
  { plans, tax_rate_bp }: Rates,
): Bought | null {
  const price = topUpParts(pay_amount, currency_id, tax_rate_bp);
  const paid = coinsPaidFor(price.net, plans);
  return paid && { ...paid, tax: price.tax, tax_rate_bp };
}

/** `tax` in minor units. */
export type Bought = PaidFor<Plan> & { readonly tax: number; readonly tax_rate_bp: number | null };

/** SQL for the rates used to convert a case's money. @param paymentCase alias of its row */
export const ratesFor = (paymentCase: string): string => `
  (${plansFor(paymentCase)}) as plans,
  (select tax_rate_bp from payments where order_no = ${paymentCase}.payment_order_no) as tax_rate_bp`;

const plansFor = (paymentCase: string): string => `
  select coalesce(json_agg(plan), '[]') from (
    select id as plan_id, coin, silver, pay_amount from recharge_plans
      where enable and currency_id = ${paymentCase}.currency_id
    union
    select plan_id, coin, silver, net_amount from payments
      where order_no = ${paymentCase}.payment_order_no and currency_id = ${paymentCase}.currency_id
  ) plan`;

const CASES = `
  select ${CASE_COLUMNS.split(",")
    .map((column) => `c.${column.trim()}`)
    .join(", ")}, ${ratesFor("c")},
    case when p.order_no is not null then json_build_object('state', p.state, 'user_uuid', p.user_uuid, 'currency_id', p.currency_id,
      'pay_amount', p.pay_amount, 'coin', p.coin) end as ordered
  from payment_cases c left join payments p on p.order_no = c.payment_order_no
  where (c.decision is null or not $1::boolean) and ($2::uuid is null or c.uuid = $2)
  order by c.decision is not null, case when c.decision is null then c.opened_at end, c.decided_at desc, c.uuid
  limit $3 offset $4`;

import type { CaseDecision, CaseReason } from "@catnip/domain/payments";
import { loader } from "../../../platform/loader.ts";
import type { RequestContext } from "../../../platform/context.ts";
import { read, type Queryable } from "../../../platform/read.ts";

/** What a player sees about a fact that did not match their payment. */
export type PaymentReview = {
  readonly order_no: string;
  readonly reason: CaseReason;
  /** What the provider stated, in minor units. */
  readonly currency_id: string;
  readonly pay_amount: number;
  readonly decision: CaseDecision | null;
  readonly decided_at: Date | null;
  readonly credited_order_no: string | null;
};

const REVIEWS = Symbol("reviews of payments");

/** The case a payment is waiting on, else the most recently decided one; null if everything matched. */
export const reviewOf = (context: RequestContext, orderNo: string): Promise<PaymentReview | null> =>
  loader(context, REVIEWS, (orderNos: readonly string[]) => reviewsOf(context.db, orderNos)).load(orderNo);

async function reviewsOf(
  db: Queryable,
  orderNos: readonly string[],
): Promise<ReadonlyMap<string, PaymentReview>> {
  const rows = await read<PaymentReview>(db, LATEST, [orderNos]);
  return new Map(rows.map((row) => [row.order_no, row]));
}

/** Whether a user has left, money was refunded later, or is not settled yet, stays between us and the provider. */
const LATEST = `
  select distinct on (payment_order_no) payment_order_no as order_no, reason, currency_id, pay_amount, decision, decided_at,
    credited_order_no
  from payment_cases where payment_order_no = any($1::text[]) and reason not in ('user-gone', 'money-back', 'not-settled')
  order by payment_order_no, decision is not null, coalesce(decided_at, opened_at) desc, uuid desc`;

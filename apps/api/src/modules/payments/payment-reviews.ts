import type { Database } from "../../platform/database.ts";
import { read } from "../../platform/read.ts";
import type { PaymentRow } from "./payment-row.ts";

/** A payment that a person has to look at; `pay_amount` in minor units of `currency_id`, `coin` in meowcent. */
export type PaymentReview = Pick<
  PaymentRow,
  "order_no" | "state" | "provider_key" | "currency_id" | "pay_amount" | "coin"
> & {
  /** What does not agree, or what happened: `user-gone`, `money-back`, `amount-mismatch`… */
  readonly reason: string;
  /** By which the provider knows the payment; null: it credited nothing. */
  readonly provider_txn_id: string | null;
};

/** Payments somebody of staff has to look at, the latest first. Whom they were for is not among what they need. */
export function findPaymentReviews(db: Pick<Database, "$client">): Promise<readonly PaymentReview[]> {
  return read<PaymentReview>(db, REVIEWS, []);
}

const REVIEWS = `
  select p.order_no, p.state, p.provider_key, p.currency_id, p.pay_amount, p.coin, c.provider_txn_id,
    coalesce(p.review_reason, 'review') as reason
  from payments p left join payment_credits c using (order_no)
  where p.review_reason is not null or p.state = 'review'
  order by p.updated_at desc nulls last, p.order_no desc nulls last limit 1000`;

import { PAYMENT_STATES, isCredited, type BookedPayment } from "@catnip/domain/payments";
import type { PoolClient } from "pg";
import type { ReportRow } from "./report-row.ts";

const PAGE = 500;
/** A credit this young at the end of a day may belong to the next one: clocks differ, and lists lag. */
const MARGIN_MS = 3_600_000;

/** @param due SQL: whether the provider's list has to contain its money */
const booked = (due: "true" | "false"): string => `
  select p.merchant_account, p.order_no, coalesce(k.order_no, p.order_no) as stated_order_no, p.state, p.currency_id,
    p.pay_amount, c.provider_txn_id, ${due} as is_due, r.refunds, r.refunded
  from payments p
  left join payment_credits c on c.order_no = p.order_no and c.provider = $1
  left join payment_cases k on k.credited_order_no = p.order_no and k.decision = 'credit-paid'
  cross join lateral (
    select coalesce(sum(minor), 0)::bigint as refunded,
      coalesce(jsonb_agg(jsonb_build_object('refundId', refund_id, 'minor', stated) order by id) filter (where kind = 'refunded'), '[]')
        as refunds
    from payment_refunds where order_no = p.order_no
  ) r`;

/** The payments that lines of a provider may be about, by order or by transaction. */
export async function paymentsNamed(
  client: PoolClient,
  providerKey: string,
  lines: readonly { readonly order_no: string; readonly provider_txn_id: string }[],
): Promise<readonly BookedPayment[]> {
  const { rows } = await client.query<BookedPayment>(
    `${booked("false")} where p.order_no in (
      select unnest($2::text[]) union select order_no from payment_credits where provider = $1 and provider_txn_id = any($3))`,
    [providerKey, lines.map(({ order_no }) => order_no), lines.map(({ provider_txn_id }) => provider_txn_id)],
  );
  return rows;
}

/**
 * Payments credited in the day whose money no list contains, a page at a time.
 *
 * Only those that were made since the days are compared without a gap: what arrived before is in no list.
 */
export async function* unlistedCredits(
  client: PoolClient,
  { provider_key, starts_at, ends_at }: ReportRow,
  comparedSince: Date,
): AsyncGenerator<readonly BookedPayment[]> {
  let after = "";
  for (;;) {
    const { rows } = await client.query<BookedPayment>(UNLISTED, [
      provider_key,
      new Date(starts_at.getTime() - MARGIN_MS),
      new Date(ends_at.getTime() - MARGIN_MS),
      comparedSince,
      OPEN_STATES,
      after,
    ]);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.order_no ?? "";
  }
}

const OPEN_STATES = PAYMENT_STATES.filter((state) => !isCredited(state));

const UNLISTED = `${booked("true")}
  left join payments o on o.order_no = k.order_no
  where c.order_no in (
      select order_no from payment_changes
      where to_state = 'succeeded' and from_state = any($5::text[]) and created_at >= $2 and created_at < $3)
    -- What staff credited came with the order it names; when an unknown one was made is not known.
    and case when k.uuid is null then p.created_at else o.created_at end >= $4
    and not exists (
      select from settlement_lines l
      where (l.provider_key, l.merchant_account, l.provider_txn_id, l.kind)
        = (c.provider, p.merchant_account, c.provider_txn_id, 'succeeded'))
    and p.order_no > $6
  order by p.order_no limit ${PAGE}`;

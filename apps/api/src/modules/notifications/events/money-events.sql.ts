import { sql } from "drizzle-orm";
import { at, oldest, type NewsEvent } from "./news-events.sql.ts";

/** What happens to the money of a top-up after it was credited, for its payer alone. */
export const MONEY_EVENTS: readonly NewsEvent[] = [
  {
    // One per refund that was booked, also for the second part of the same payment (R-RFD-31).
    kind: "refund",
    happened: (now) => sql`
      select 'top-up:' || r.id as subject, r.created_at as happened_at from payment_refunds r
      where r.kind = 'refunded' and r.minor > 0 and r.created_at > ${oldest(now)} and r.created_at <= ${at(now)}`,
    people: () => sql`
      select p.user_uuid, told.subject, jsonb_strip_nulls(jsonb_build_object('order_no', p.order_no,
        'currency_id', p.currency_id, 'pay_amount', r.minor, 'coin', r.coin, 'silver', nullif(r.silver, 0),
        'owed', nullif(debt_of(p.user_uuid), 0))) as facts
      from told join payment_refunds r on r.id = split_part(told.subject, ':', 2)::bigint
      join payments p on p.order_no = r.order_no`,
  },
  {
    // A payment with several disputes is disputed once, until the last of them is over (R-RFD-32).
    kind: "payment_dispute",
    happened: (now) => sql`
      select c.id::text as subject, c.created_at as happened_at from payment_changes c
      where c.from_state <> c.to_state and (c.to_state in ('disputed', 'reversed') or c.from_state = 'disputed')
        and c.created_at > ${oldest(now)} and c.created_at <= ${at(now)}`,
    people: () => sql`
      select p.user_uuid, told.subject, jsonb_strip_nulls(jsonb_build_object('order_no', p.order_no,
        'currency_id', p.currency_id, 'pay_amount', coalesce(r.minor, p.pay_amount), 'coin', r.coin,
        'silver', nullif(r.silver, 0),
        'dispute', case c.to_state when 'disputed' then 'open' when 'reversed' then 'lost' else 'won' end,
        'owed', case when c.to_state = 'reversed' then nullif(debt_of(p.user_uuid), 0) end)) as facts
      from told join payment_changes c on c.id = told.subject::bigint join payments p on p.order_no = c.order_no
      left join payment_refunds r on r.order_no = c.order_no and r.kind = 'reversed' and c.to_state = 'reversed'`,
  },
];

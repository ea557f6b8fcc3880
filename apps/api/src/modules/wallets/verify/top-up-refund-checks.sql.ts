import { ALONE_MAX } from "@catnip/domain/second-person";

const CREDITED_AND_BACK = "('partially_refunded', 'refunded', 'reversed')";

/** The checks of money that went back from top-ups, and of what players owe for it, as in `BOOK_CHECKS`. */
export const TOP_UP_REFUND_CHECKS: Readonly<Record<string, string>> = {
  "top-up refunds and entries": `
    select format('payment %s: %s of %s went back, which is %s coin and %s silver, booked were %s and %s', p.order_no, r.minor,
      p.pay_amount, p.coin * r.minor::numeric / p.pay_amount, p.silver * r.minor::numeric / p.pay_amount, r.coin, r.silver) as says
    from (select order_no, sum(minor) as minor, sum(coin) as coin, sum(silver) as silver from payment_refunds group by 1) r
    join payments p on p.order_no = r.order_no
    where r.minor > p.pay_amount or r.coin <> floor(p.coin * r.minor::numeric / p.pay_amount)
      or r.silver <> floor(p.silver * r.minor::numeric / p.pay_amount)
    union all
    select format('payment %s: refunds of %s and totals of %s were stated, booked were %s', order_no, named, total, booked)
    from (
      select order_no, coalesce(sum(stated) filter (where refund_id is not null), 0) as named,
        coalesce(max(stated) filter (where refund_id is null and kind = 'refunded'), 0) as total, sum(minor) as booked,
        bool_or(kind = 'reversed') as is_reversed
      from payment_refunds group by 1
    ) s
    where case when is_reversed then greatest(named, total) > booked else greatest(named, total) <> booked end
    union all
    select format('payment %s is %s, but %s of %s went back', p.order_no, p.state, coalesce(r.minor, 0), p.pay_amount)
    from payments p
    left join (select order_no, sum(minor) as minor from payment_refunds group by 1) r on r.order_no = p.order_no
    where (r.minor is not null or p.state in ${CREDITED_AND_BACK}) and case p.state
      when 'partially_refunded' then coalesce(r.minor, 0) not between 1 and p.pay_amount - 1
      when 'refunded' then r.minor is distinct from p.pay_amount
      when 'reversed' then r.minor is distinct from p.pay_amount
      when 'disputed' then r.minor > p.pay_amount
      else true end
    union all
    select format('payment %s is %s, its disputes say %s', p.order_no, p.state, coalesce(d.states, 'nothing'))
    from payments p
    left join (select order_no, string_agg(state, ', ') as states, bool_or(state = 'open') as is_open from payment_disputes
      group by 1) d on d.order_no = p.order_no
    where (p.state = 'disputed' or d.order_no is not null) and (p.state = 'disputed') <> coalesce(d.is_open, false)
    union all
    select format('dispute %s of payment %s is %s, but what a lost one takes was %s', d.dispute_id, d.order_no, d.state,
      case when r.is_reversed then 'taken' else 'not taken' end)
    from payment_disputes d
    cross join lateral (
      select exists (select from payment_refunds r where r.order_no = d.order_no and r.kind = 'reversed') as is_reversed
    ) r
    where d.state not in ('open', 'won', 'lost') or d.state = 'lost' and not r.is_reversed
      or d.state = 'won' and r.is_reversed and not exists (
        select from payment_disputes o where o.order_no = d.order_no and o.state = 'lost')
    union all
    select format('refund %s of payment %s: %s of %s should move %s %s, entries move %s', coalesce(w.id::text, h.transfer_id::text),
      w.order_no, coalesce(w.owner_kind, h.owner_kind), coalesce(w.owner_uuid, h.owner_uuid), coalesce(w.amount, 0),
      coalesce(w.currency, h.currency), coalesce(h.amount, 0))
    from (
      select r.id, r.order_no, r.transfer_id, part.owner_kind, part.owner_uuid, part.currency, sum(part.amount) as amount
      from payment_refunds r join payments p on p.order_no = r.order_no
      cross join lateral (values
        ('psp', null::uuid, p.currency_id, r.minor), ('platform', null, p.currency_id, -r.minor),
        ('platform', null, 'meowcent', r.coin + r.silver - r.silver_taken), ('platform', null, 'silver', r.silver_taken),
        ('player', p.user_uuid, 'meowcent', -r.coin_taken), ('player', p.user_uuid, 'silver', -r.silver_taken),
        ('debtor', p.user_uuid, 'meowcent', r.coin_taken + r.silver_taken - r.coin - r.silver)
      ) part(owner_kind, owner_uuid, currency, amount)
      where r.transfer_id is not null group by 1, 2, 3, 4, 5, 6
    ) w
    full join (
      -- What was held for a user who had left goes back from there.
      select e.transfer_id, case when a.name = 'holding' then 'player' else a.owner_kind end as owner_kind, a.currency,
        max(a.owner_uuid::text)::uuid as owner_uuid, sum(e.amount) as amount
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id and t.kind = 'recharge_refund'
      join ledger_accounts a on a.id = e.account_id group by 1, 2, 3
    ) h on h.transfer_id = w.transfer_id and h.owner_kind = w.owner_kind and h.currency = w.currency
      and (h.owner_uuid is null or h.owner_uuid = w.owner_uuid)
    where coalesce(w.amount, 0) <> coalesce(h.amount, 0) and not (
      -- Coins that paid a debt belong to no single refund.
      w.id is null and h.currency = 'meowcent' and h.owner_kind in ('player', 'debtor')
      and not exists (select from payment_refunds r where r.transfer_id = h.transfer_id)
      and not exists (
        select from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where e.transfer_id = h.transfer_id and (a.owner_kind not in ('player', 'debtor') or a.owner_uuid <> h.owner_uuid
          or (a.owner_kind = 'player') <> (e.amount < 0))))
    union all
    select format('refund %s of payment %s was made at %s, its transfer at %s', r.id, r.order_no, r.created_at, t.created_at)
    from payment_refunds r left join ledger_transfers t on t.id = r.transfer_id and t.kind = 'recharge_refund'
    where r.transfer_id is not null and t.created_at is distinct from r.created_at`,

  debts: `
    select format('user %s has paid %s more than they owed', a.owner_uuid, sum(e.amount)) as says
    from ledger_accounts a join ledger_entries e on e.account_id = a.id where a.owner_kind = 'debtor'
    group by a.owner_uuid having sum(e.amount) > 0
    union all
    select format('write-off %s: %s of user %s should be forgiven, entries forgive %s', coalesce(w.uuid, h.transfer_id),
      coalesce(w.coin, 0), coalesce(w.user_uuid, h.owner_uuid), coalesce(h.amount, 0))
    from (select * from debt_write_offs where booked_at is not null) w
    full join (
      select e.transfer_id, a.owner_uuid, sum(e.amount) as amount
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id and t.kind = 'write_off'
      join ledger_accounts a on a.id = e.account_id and a.owner_kind = 'debtor' group by 1, 2
    ) h on h.transfer_id = w.uuid and h.owner_uuid = w.user_uuid
    where coalesce(w.coin, 0) <> coalesce(h.amount, 0)
    union all
    select format('write-off %s of %s was booked without the second person it needs', uuid, coin)
    from debt_write_offs where booked_at is not null and coin > ${ALONE_MAX["write-off"]} and approved_by is null
    union all
    select format('write-off %s was asked for or approved by the debtor', uuid)
    from debt_write_offs where user_uuid in (asked_by, approved_by)`,

  "refunds asked for": `
    select format('refund %s of payment %s, by which %s meowcent went back, went on without the second person it needs', t.uuid, t.order_no,
      floor(p.coin * (t.refunded_before + t.pay_amount)::numeric / p.pay_amount)) as says
    from top_up_refunds t join payments p on p.order_no = t.order_no
    where t.state in ('asked', 'done') and t.approved_by is null
      and floor(p.coin * (t.refunded_before + t.pay_amount)::numeric / p.pay_amount) > ${ALONE_MAX["top-up-refund"]}
    union all
    select format('refund %s of payment %s was asked for or approved by its payer', t.uuid, t.order_no)
    from top_up_refunds t join payments p on p.order_no = t.order_no where p.user_uuid in (t.asked_by, t.approved_by)`,
};

/**
 * Lots: what was granted, used and is left, and that entries and lots moved the same, as statements like the other book
 * checks.
 */
export const LOT_CHECKS: Readonly<Record<string, string>> = {
  lots: `
    select format('lot %s: %s granted, %s used, %s remaining', l.id, l.granted, coalesce(u.used, 0), l.remaining) as says
    from ledger_lots l
    left join (select lot_id, sum(amount) as used from ledger_lot_uses group by lot_id) u on u.lot_id = l.id
    where l.remaining <> l.granted - coalesce(u.used, 0) or l.remaining < 0
    union all
    select format('account %s: balance %s, its lots hold %s', a.id, a.balance, coalesce(s.held, 0))
    from ledger_accounts a
    left join (select account_id, sum(remaining) as held from ledger_lots group by account_id) s on s.account_id = a.id
    where a.owner_kind = 'player' and a.balance is distinct from coalesce(s.held, 0)
    union all
    select format('transfer %s on account %s: entries gain %s and lose %s, lots gained %s and were used for %s', odd.transfer_id,
      odd.account_id, coalesce(e.gained, 0), coalesce(e.lost, 0), coalesce(e.gained, 0) - odd.gained, coalesce(e.lost, 0) + odd.lost)
    from (
      -- In one pass: lots and uses count against the entries, so that nothing is left over.
      select transfer_id, account_id, sum(gained) as gained, sum(lost) as lost from (
        select e.transfer_id, e.account_id, greatest(e.amount, 0) as gained, least(e.amount, 0) as lost
        from ledger_entries e join ledger_accounts a on a.id = e.account_id and a.owner_kind = 'player'
        union all
        select transfer_id, account_id, -granted, 0 from ledger_lots
        union all
        select u.transfer_id, l.account_id, least(u.amount, 0), greatest(u.amount, 0)
        from ledger_lot_uses u left join ledger_lots l on l.id = u.lot_id
      ) moves group by transfer_id, account_id having sum(gained) <> 0 or sum(lost) <> 0
    ) odd
    cross join lateral (
      select sum(e.amount) filter (where e.amount > 0) as gained, -sum(e.amount) filter (where e.amount < 0) as lost
      from ledger_entries e where e.transfer_id = odd.transfer_id and e.account_id = odd.account_id
    ) e
    union all
    select says
    from ledger_lots l join ledger_transfers t on t.id = l.transfer_id join ledger_accounts a on a.id = l.account_id
    left join payment_credits c on c.transfer_id = t.id and t.kind = 'recharge' left join payments p on p.order_no = c.order_no
    cross join lateral (
      select case
        when t.kind = 'recharge' and a.currency = 'meowcent' then
          l.origin <> 'paid' or l.paid_minor is distinct from p.pay_amount or l.paid_currency is distinct from p.currency_id
        when t.kind = 'recharge' then l.origin <> 'bonus' or l.paid_minor is not null or l.paid_currency is not null
        when t.kind in ('grant', 'redemption') then
          l.origin <> t.kind or l.paid_minor is not null or l.paid_currency is not null
        else false end as is_of_other_origin
    ) as origin
    cross join lateral (
      select format('lot %s of %s %s: origin %s, paid %s %s', l.id, t.kind, t.id, l.origin, coalesce(l.paid_minor::text, 'nothing'),
        coalesce(l.paid_currency, '')) as says where is_of_other_origin
      union all
      select format('lot %s was made at %s, its transfer at %s', l.id, l.created_at, t.created_at) where l.created_at <> t.created_at
    ) as found
    where is_of_other_origin or l.created_at <> t.created_at`,
};

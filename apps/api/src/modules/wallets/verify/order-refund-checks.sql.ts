/** Games given back, and what that moved, as statements like the other book checks. */
export const ORDER_REFUND_CHECKS: Readonly<Record<string, string>> = {
  "refunds and entries": `
    select format('refund %s of game %s: %s silver and %s coin for a price of %s, by user %s', r.uuid, r.store_id, r.silver, r.coin,
      l.final, r.user_uuid) as says
    from order_refunds r
    left join order_lines l on l.order_uuid = r.order_uuid and l.store_id = r.store_id
    left join orders o on o.uuid = r.order_uuid and o.user_uuid = r.user_uuid
    where r.silver + r.coin is distinct from l.final or o.uuid is null
    union all
    select format('refund %s was made at %s, its transfer at %s', r.uuid, r.created_at, t.created_at)
    from order_refunds r left join ledger_transfers t on t.id = r.uuid and t.kind = 'refund'
    where t.created_at is distinct from r.created_at
    union all
    select format('refund %s: %s %s of %s should move %s, entries move %s', coalesce(w.transfer_id, h.transfer_id),
      coalesce(w.owner_kind, h.owner_kind), coalesce(w.currency, h.currency), coalesce(w.owner_uuid, h.owner_uuid),
      coalesce(w.amount, 0), coalesce(h.amount, 0))
    from (
      select transfer_id, owner_kind, owner_uuid, name, currency, sum(amount) as amount from (
        select uuid, 'player', user_uuid, '', 'silver', silver from order_refunds
        union all select uuid, 'player', user_uuid, '', 'meowcent', coin from order_refunds
        union all select uuid, 'platform', null, 'conversion', 'silver', -silver from order_refunds
        union all select uuid, 'platform', null, 'conversion', 'meowcent', silver from order_refunds
        union all select r.uuid, 'creator', l.creator_uuid, 'held', 'meowcent', -l.creator_share
          from order_refunds r join order_lines l on l.order_uuid = r.order_uuid and l.store_id = r.store_id
        union all select r.uuid, 'platform', null, 'sales', 'meowcent', l.creator_share - l.final
          from order_refunds r join order_lines l on l.order_uuid = r.order_uuid and l.store_id = r.store_id
      ) part(transfer_id, owner_kind, owner_uuid, name, currency, amount)
      group by transfer_id, owner_kind, owner_uuid, name, currency having sum(amount) <> 0
    ) w
    full join (
      select e.transfer_id, a.owner_kind, a.owner_uuid, a.name, a.currency, sum(e.amount) as amount
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id and t.kind = 'refund'
      join ledger_accounts a on a.id = e.account_id
      -- Corrections of creators' earnings by hand are of this kind too; they reach no wallet.
      where a.owner_kind = 'player' or exists (select from order_refunds r where r.uuid = t.id)
      group by e.transfer_id, a.owner_kind, a.owner_uuid, a.name, a.currency
    ) h on h.transfer_id = w.transfer_id and h.owner_kind = w.owner_kind and h.name = w.name and h.currency = w.currency
      and coalesce(h.owner_uuid, '00000000-0000-0000-0000-000000000000') = coalesce(w.owner_uuid, '00000000-0000-0000-0000-000000000000')
    where coalesce(w.amount, 0) <> coalesce(h.amount, 0)
    union all
    select format('transfer %s put %s back into lot %s, but is no refund', u.transfer_id, -u.amount, u.lot_id)
    from ledger_lot_uses u where u.amount < 0 and not exists (select from order_refunds r where r.uuid = u.transfer_id)
    union all
    select format('refunds of order %s put %s back into lot %s, which gave it %s', r.order_uuid, -sum(u.amount), u.lot_id,
      coalesce(max(spent.amount), 0))
    from order_refunds r join ledger_lot_uses u on u.transfer_id = r.uuid
    left join ledger_lot_uses spent on spent.transfer_id = r.order_uuid and spent.lot_id = u.lot_id
    group by r.order_uuid, u.lot_id having -sum(u.amount) > coalesce(max(spent.amount), 0)`,
};

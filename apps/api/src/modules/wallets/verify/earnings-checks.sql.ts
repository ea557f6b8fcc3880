import { REFUND_DAYS_MAX } from "@catnip/domain/orders";

/** Creators' earnings, and what of them was released, as statements like the other book checks. */
export const EARNINGS_CHECKS: Readonly<Record<string, string>> = {
  earnings: `
    -- Once for all creators: searching transfer by transfer takes ten times as long.
    with kinds as materialized (select id, kind, created_at from ledger_transfers),
    moved as materialized (
      select e.account_id,
        sum(e.amount) filter (where t.kind = 'purchase' and e.id <= p.sale_entry_id
          or t.kind not in ('purchase', 'release') and e.id <= p.correction_entry_id) as due,
        -sum(e.amount) filter (where t.kind = 'release') as released,
        max(t.created_at) filter (where t.kind = 'purchase' and e.id <= p.sale_entry_id) as last_sale,
        max(t.created_at) filter (where t.kind = 'release') as last_release
      from ledger_accounts a join ledger_entries e on e.account_id = a.id join kinds t on t.id = e.transfer_id
      left join earnings_progress p on p.creator_uuid = a.owner_uuid
      where a.owner_kind = 'creator' and a.name = 'held' and a.currency = 'meowcent'
      group by e.account_id
    )
    select format('creator %s: %s of sales less corrections was due for release, entries release %s', p.creator_uuid,
      coalesce(d.due, 0), coalesce(d.released, 0)) as says
    from earnings_progress p
    join ledger_accounts a on a.owner_kind = 'creator' and a.owner_uuid = p.creator_uuid and a.name = 'held'
      and a.currency = 'meowcent'
    left join moved d on d.account_id = a.id
    where coalesce(d.due, 0) <> coalesce(d.released, 0)
    union all
    select format('creator %s: a sale of %s was released at %s, before its refund window had ended', a.owner_uuid, d.last_sale,
      d.last_release)
    from ledger_accounts a join moved d on d.account_id = a.id
    where d.last_sale > d.last_release - interval '${REFUND_DAYS_MAX} days'
    union all
    select format('creator %s: earnings were released, but it is not noted up to where', a.owner_uuid)
    from ledger_accounts a join moved d on d.account_id = a.id and d.released is not null
    where not exists (select from earnings_progress p where p.creator_uuid = a.owner_uuid)
    union all
    select format('creator %s: sales are released up to entry %s, corrections up to %s, which belong to another creator', p.creator_uuid,
      p.sale_entry_id, p.correction_entry_id)
    from earnings_progress p
    where p.sale_entry_id <> 0 and not exists (
        select from ledger_entries e join ledger_transfers t on t.id = e.transfer_id and t.kind = 'purchase'
        join ledger_accounts a on a.id = e.account_id and a.owner_uuid = p.creator_uuid and a.name = 'held'
        where e.id = p.sale_entry_id)
      or p.correction_entry_id <> 0 and not exists (
        select from ledger_entries e join ledger_transfers t on t.id = e.transfer_id and t.kind not in ('purchase', 'release')
        join ledger_accounts a on a.id = e.account_id and a.owner_uuid = p.creator_uuid and a.name = 'held'
        where e.id = p.correction_entry_id)
    union all
    select format('creator %s has a note of released earnings, but no account of held ones', p.creator_uuid)
    from earnings_progress p where not exists (
      select from ledger_accounts a where a.owner_kind = 'creator' and a.owner_uuid = p.creator_uuid and a.name = 'held')
    union all
    select format('release %s has moved %s of held earnings and %s to payable', e.transfer_id,
      sum(e.amount) filter (where a.name = 'held'), sum(e.amount) filter (where a.name = 'payable'))
    from ledger_entries e join ledger_transfers t on t.id = e.transfer_id and t.kind = 'release'
    join ledger_accounts a on a.id = e.account_id
    group by e.transfer_id
    having coalesce(sum(e.amount) filter (where a.name = 'payable' and a.owner_kind = 'creator'), 0) <= 0`,
};

/** Entries, their transfers and accounts, and the balances they sum to, as statements like the other book checks. */
export const ENTRY_CHECKS: Readonly<Record<string, string>> = {
  "sums to zero": `
    with uneven as materialized (
      -- In the order of the transfers, without sorting: coins and silver by themselves, money if it is all of one
      -- currency.
      select e.transfer_id from ledger_entries e
      cross join lateral (
        select a.currency, case a.currency when 'meowcent' then 1 when 'silver' then 2 else 3 end as class
        -- By its key, also where the accounts of a day stand for all. Kept apart, so that PostgreSQL remembers it for
        -- the next entry of the account.
        from public.ledger_accounts a where a.id = e.account_id offset 0
      ) a
      group by e.transfer_id
      having sum(e.amount) filter (where a.class = 1) <> 0 or sum(e.amount) filter (where a.class = 2) <> 0
        or sum(e.amount) filter (where a.class = 3) <> 0
        or min(a.currency) filter (where a.class = 3) <> max(a.currency) filter (where a.class = 3)
    ), sums as (
      select e.transfer_id, a.currency, sum(e.amount) as over
      from uneven join ledger_entries e using (transfer_id) join ledger_accounts a on a.id = e.account_id
      group by e.transfer_id, a.currency
    )
    select format('transfer %s leaves %s %s over', transfer_id, over, currency) as says from sums where over <> 0
    union all
    select format('all accounts together hold %s %s', sum(over), currency) from sums group by currency having sum(over) <> 0`,

  "entries belong": `
    select format('entry %s names account %s, which does not exist', e.id, e.account_id) as says
    from ledger_entries e where not exists (select from ledger_accounts a where a.id = e.account_id)
    union all
    select format('entry %s names transfer %s, which does not exist', e.id, e.transfer_id)
    from ledger_entries e where not exists (select from ledger_transfers t where t.id = e.transfer_id)`,

  balances: `
    select format('account %s (%s of %s): balance %s, entries sum to %s', a.id, a.currency, a.owner_uuid, a.balance,
      coalesce(s.total, 0)) as says
    from ledger_accounts a
    left join (select account_id, sum(amount) as total from ledger_entries group by account_id) s on s.account_id = a.id
    where case when a.owner_kind = 'player' then a.balance is distinct from coalesce(s.total, 0) or a.balance < 0
      else a.balance is not null end`,
};

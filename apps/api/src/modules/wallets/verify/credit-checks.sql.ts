/** Payments that were credited, and what that moved, as statements like the other book checks. */
export const CREDIT_CHECKS: Readonly<Record<string, string>> = {
  "payments and credits": `
    with moved as (
      -- One row a transfer, in their order and without sorting. Money for a user who had left is credited to a platform
      -- account that holds it for them.
      select e.transfer_id, sum(e.amount) filter (where a.class = 'psp money') as paid,
        sum(e.amount) filter (where a.class = 'platform money') as kept,
        sum(e.amount) filter (where a.class = 'player meowcent') as coin,
        sum(e.amount) filter (where a.class = 'platform meowcent') as issued_coin,
        sum(e.amount) filter (where a.class = 'player silver') as silver,
        sum(e.amount) filter (where a.class = 'platform silver') as issued_silver,
        min(a.currency) filter (where a.is_money) as first_money, max(a.currency) filter (where a.is_money) as last_money,
        count(*) filter (where a.is_other) as others, array_agg(a.owner_uuid) filter (where a.owner_kind = 'player') as players
      from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
      cross join lateral (
        select owner_kind, owner_uuid, currency, is_money, class,
          class not in ('psp money', 'platform money', 'player meowcent', 'platform meowcent', 'player silver', 'platform silver')
            as is_other
        from (
          select *, currency not in ('meowcent', 'silver') as is_money,
            case when name = 'holding' then 'player' else owner_kind end || ' '
              || case when currency in ('meowcent', 'silver') then currency else 'money' end as class
          -- By its key, also where the accounts of a day stand for all. Kept apart, so that PostgreSQL remembers it for
          -- the next entry of the account.
          from public.ledger_accounts where id = e.account_id
        ) account offset 0
      ) a
      where t.kind = 'recharge' group by e.transfer_id
    ), odd as materialized (
      select * from (
        select coalesce(w.transfer_id, h.transfer_id) as transfer_id, w.order_no, w.user_uuid <> any(h.players) as is_of_another,
          (-w.pay_amount, w.pay_amount, w.coin, -w.coin, w.silver, -w.silver, w.currency_id, w.currency_id, 0) is distinct from
            (h.paid, h.kept, coalesce(h.coin, 0), coalesce(h.issued_coin, 0), coalesce(h.silver, 0), coalesce(h.issued_silver, 0),
              h.first_money, h.last_money, h.others) as is_of_another_amount
        from (
          select c.transfer_id, p.order_no, p.user_uuid, p.currency_id, p.pay_amount, p.coin, p.silver
          from payment_credits c join payments p on p.order_no = c.order_no
        ) w
        full join moved h on h.transfer_id = w.transfer_id
      ) compared where is_of_another or is_of_another_amount
    )
    select format('payment %s is %s, but was never credited', p.order_no, p.state) as says
    from payments p where p.state in ('succeeded', 'partially_refunded', 'refunded', 'disputed', 'reversed')
      and not exists (select from payment_credits c where c.order_no = p.order_no)
    union all
    select format('payment %s was credited, but is %s', p.order_no, p.state)
    from payments p join payment_credits c on c.order_no = p.order_no
    where p.state not in ('succeeded', 'partially_refunded', 'refunded', 'disputed', 'reversed')
    union all
    select format('recharge %s has no payment', t.id)
    from ledger_transfers t where t.kind = 'recharge'
      and not exists (select from payment_credits c where c.transfer_id = t.id)
    union all
    select format('payment %s: %s %s should move %s, entries move %s', coalesce(w.order_no, h.transfer_id::text),
      coalesce(w.owner_kind, h.owner_kind), coalesce(w.currency, h.currency), coalesce(w.amount, 0), coalesce(h.amount, 0))
    from (
      select p.order_no, c.transfer_id, part.*
      from odd join payment_credits c using (transfer_id) join payments p on p.order_no = c.order_no
      cross join lateral (values
        ('psp', p.currency_id, -p.pay_amount), ('platform', p.currency_id, p.pay_amount),
        ('player', 'meowcent', p.coin), ('platform', 'meowcent', -p.coin),
        ('player', 'silver', p.silver), ('platform', 'silver', -p.silver)
      ) part(owner_kind, currency, amount) where part.amount <> 0
    ) w
    full join (
      select e.transfer_id, case when a.name = 'holding' then 'player' else a.owner_kind end as owner_kind, a.currency,
        sum(e.amount) as amount
      from odd join ledger_entries e using (transfer_id) join ledger_transfers t on t.id = e.transfer_id and t.kind = 'recharge'
      join ledger_accounts a on a.id = e.account_id group by 1, 2, 3
    ) h on h.transfer_id = w.transfer_id and h.owner_kind = w.owner_kind and h.currency = w.currency
    where coalesce(w.amount, 0) <> coalesce(h.amount, 0)
    union all
    select format('payment %s was credited to another user', order_no) from odd where is_of_another
    union all
    select format('payment %s was credited for transaction %s of %s, which no message of %s reported', c.order_no,
      c.provider_txn_id, c.provider, p.provider_key)
    from payment_credits c join payments p on p.order_no = c.order_no
    where c.provider <> p.provider_key or not exists (
      select from payment_changes h where h.order_no = c.order_no and h.fact->>'providerTxnId' = c.provider_txn_id
        and h.fact->>'provider' = c.provider)`,
};

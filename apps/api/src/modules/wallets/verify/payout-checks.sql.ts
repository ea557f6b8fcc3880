import { WHOLE_UNIT_CURRENCIES } from "@catnip/domain/money";
import { ALONE_MAX } from "@catnip/domain/second-person";

const WHOLE = WHOLE_UNIT_CURRENCIES.map((currency) => `'${currency}'`).join(", ");

/** What the transfers of each payout should move. */
const EXPECTED = `
  select r.uuid as transfer_id, 'payout-request' as kind, part.*
  from payout_requests r cross join lateral (values
    ('creator', r.creator_uuid, 'payable', 'meowcent', -r.amount), ('creator', r.creator_uuid, 'requested', 'meowcent', r.amount)
  ) part(owner_kind, owner_uuid, name, currency, amount)
  union all
  select s.transfer_uuid, case s.to_state when 'settled' then 'payout-settlement' else 'payout-return' end, part.*
  from payout_steps s join payout_requests r on r.uuid = s.request_uuid
  cross join lateral (
    select case when s.to_state = 'settled' then 1 when s.from_state = 'settled' then -1 else 0 end as sign
  ) paid
  cross join lateral (values
    ('creator', r.creator_uuid, 'requested', 'meowcent', case when s.from_state = 'settled' then 0 else -r.amount end),
    ('creator', r.creator_uuid, 'payable', 'meowcent', case when s.to_state = 'settled' then 0 else r.amount end),
    ('platform', null, 'conversion', 'meowcent', r.amount * paid.sign),
    ('platform', null, 'conversion', r.currency_id, -r.pay_amount * paid.sign),
    ('psp', null, 'bank', r.currency_id, r.pay_amount * paid.sign)
  ) part(owner_kind, owner_uuid, name, currency, amount)
  where s.to_state <> 'batched'`;

/** Invariants of payouts; see `BOOK_CHECKS`. */
export const PAYOUT_CHECKS: Readonly<Record<string, string>> = {
  "payouts and entries": `
    select format('payout transfer %s: %s %s %s of %s should move %s, entries move %s', coalesce(w.transfer_id, h.transfer_id),
      coalesce(w.owner_kind, h.owner_kind), coalesce(w.name, h.name), coalesce(w.currency, h.currency),
      coalesce(w.owner_uuid, h.owner_uuid), coalesce(w.amount, 0), coalesce(h.amount, 0)) as says
    from (
      select transfer_id, kind, owner_kind, owner_uuid, name, currency, sum(amount) as amount
      from (${EXPECTED}) part
      group by 1, 2, 3, 4, 5, 6 having sum(amount) <> 0
    ) w
    full join (
      select e.transfer_id, t.kind, a.owner_kind, a.owner_uuid, a.name, a.currency, sum(e.amount) as amount
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id and t.kind like 'payout-%'
      join ledger_accounts a on a.id = e.account_id group by 1, 2, 3, 4, 5, 6
    ) h on h.transfer_id = w.transfer_id and h.kind = w.kind and h.owner_kind = w.owner_kind and h.name = w.name
      and h.currency = w.currency and coalesce(h.owner_uuid, '00000000-0000-0000-0000-000000000000')
        = coalesce(w.owner_uuid, '00000000-0000-0000-0000-000000000000')
    where coalesce(w.amount, 0) <> coalesce(h.amount, 0)`,

  "coin rates": `
    select format('100 coins are worth %s %s, the last sealed change says %s', coalesce(r.minor_per_100_coins::text, 'no'),
      currency_id, coalesce(c.minor_per_100_coins::text, 'none')) as says
    from coin_rates r full join (
      select distinct on (currency_id) currency_id, minor_per_100_coins from coin_rate_changes order by currency_id, id desc
    ) c using (currency_id)
    where r.minor_per_100_coins is distinct from c.minor_per_100_coins`,

  payouts: `
    select format('payout %s is %s, its last step made it %s', r.uuid, r.state, coalesce(s.to_state, 'requested')) as says
    from payout_requests r
    left join (select distinct on (request_uuid) request_uuid, to_state from payout_steps order by request_uuid, id desc) s
      on s.request_uuid = r.uuid
    where r.state <> coalesce(s.to_state, 'requested')
    union all
    select format('payout %s went from %s to %s, but was %s', s.request_uuid, s.from_state, s.to_state, s.before)
    from (
      select *, lag(to_state, 1, 'requested') over (partition by request_uuid order by id) as before from payout_steps
    ) s where s.from_state <> s.before
    union all
    select format('payout %s pays %s %s for %s at %s', r.uuid, r.pay_amount, r.currency_id, r.amount, r.minor_per_100_coins)
    from payout_requests r
    cross join lateral (select case when r.currency_id in (${WHOLE}) then 100 else 1 end as step) c
    where r.pay_amount <> round(r.amount::numeric * r.minor_per_100_coins / (10000 * c.step)) * c.step
    union all
    select format('payout %s is in %s, its account in %s', r.uuid, r.currency_id, r.account->>'currency_id')
    from payout_requests r where r.currency_id is distinct from r.account->>'currency_id'
    union all
    select format('creator %s: %s set aside for payouts, those under way come to %s', coalesce(a.owner_uuid, r.creator_uuid),
      coalesce(a.amount, 0), coalesce(r.amount, 0))
    from (
      select a.owner_uuid, sum(e.amount) as amount from ledger_accounts a join ledger_entries e on e.account_id = a.id
      where a.owner_kind = 'creator' and a.name = 'requested' group by 1
    ) a
    full join (
      select creator_uuid, sum(amount) as amount from payout_requests where state in ('requested', 'batched') group by 1
    ) r on r.creator_uuid = a.owner_uuid
    where coalesce(a.amount, 0) <> coalesce(r.amount, 0)
    union all
    select format('creator %s was paid %s more than was payable', a.owner_uuid, -sum(e.amount))
    from ledger_accounts a join ledger_entries e on e.account_id = a.id
    where a.owner_kind = 'creator' and a.name = 'payable' group by a.owner_uuid having sum(e.amount) < 0`,

  "batches of payouts": `
    select format('batch %s is worth %s, its payouts come to %s in %s', b.uuid, b.worth, coalesce(s.worth, 0),
      coalesce(s.currencies, 'nothing')) as says
    from payout_batches b
    left join (
      select s.batch_uuid, sum(r.amount) as worth, string_agg(distinct r.currency_id, ', ') as currencies
      from payout_steps s join payout_requests r on r.uuid = s.request_uuid where s.to_state = 'batched' group by 1
    ) s on s.batch_uuid = b.uuid
    where b.worth <> coalesce(s.worth, 0) or s.currencies is distinct from b.currency_id
    union all
    select format('batch %s is worth %s, and one person made it alone', b.uuid, b.worth)
    from payout_batches b where not b.needs_approval and b.worth > ${ALONE_MAX.payout}
    union all
    select format('batch %s was settled without the approval it needs', b.uuid)
    from payout_batches b where b.needs_approval and b.approved_at is null
      and exists (select from payout_steps s where s.batch_uuid = b.uuid and s.to_state = 'settled')
    union all
    select format('batch %s was approved by its maker', b.uuid) from payout_batches b where b.approved_by = b.created_by
    union all
    select format('payout %s was seen to by its own creator', r.uuid)
    from payout_requests r join payout_steps s on s.request_uuid = r.uuid
    left join payout_batches b on b.uuid = s.batch_uuid
    where r.creator_uuid in (b.created_by, b.approved_by) or s.to_state <> 'cancelled' and s.actor_uuid = r.creator_uuid
    union all
    select format('payout %s came back after it may have been paid, and %s never stated the number of the bank', s.request_uuid,
      s.actor_uuid)
    from payout_steps s left join payout_batches b on b.uuid = s.batch_uuid
    where s.to_state = 'returned'
      and (s.from_state = 'settled' or s.from_state = 'batched' and (not b.needs_approval or b.approved_at <= s.created_at))
      and not exists (select from payout_returns n where n.request_uuid = s.request_uuid and n.stated_by = s.actor_uuid)
    union all
    select format('payout %s was seen to by its own creator', r.uuid)
    from payout_requests r join payout_returns n on n.request_uuid = r.uuid where n.stated_by = r.creator_uuid
    union all
    select format('payout %s was cancelled by another user', r.uuid)
    from payout_requests r join payout_steps s on s.request_uuid = r.uuid
    where s.to_state = 'cancelled' and s.actor_uuid <> r.creator_uuid`,
};

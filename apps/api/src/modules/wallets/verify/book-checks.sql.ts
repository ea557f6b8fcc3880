import { BRANDS } from "@catnip/brands";
import { bonusShare, CREDIT_ALONE_MAX } from "@catnip/domain/payments";
import { GRANT_CHECKS } from "./grant-checks.sql.ts";
import { PAYOUT_CHECKS } from "./payout-checks.sql.ts";
import { TOP_UP_REFUND_CHECKS } from "./top-up-refund-checks.sql.ts";
import { TOP_UP_TAX_CHECKS } from "./top-up-tax-checks.sql.ts";

/**
 * A JSON value cast to its expected type, or null: a tampered row must become a difference, not an error of the
 * statement.
 */
const uuidIn = (text: string) =>
  `case when ${text} ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (${text})::uuid end`;
const amountIn = (text: string) => `case when ${text} ~ '^-?[0-9]{1,15}$' then (${text})::bigint end`;
const arrayIn = (value: string) => `case when jsonb_typeof(${value}) = 'array' then ${value} else '[]' end`;

/** What of a plan's bonus each brand grants, as SQL rows. Keys are letters, digits and dashes. */
const BONUS_SHARES = BRANDS.map(
  ({ platform_key, features }) => `('${platform_key}', ${bonusShare(features)})`,
).join(", ");

const isWallet = (uuid: string, currency: string) =>
  `a.owner_kind = 'player' and a.owner_uuid = ${uuid} and a.name = '' and a.currency = '${currency}'`;
const ofPlatform = (name: string, currency: string) =>
  `(select id from ledger_accounts where owner_kind = 'platform' and owner_uuid is null and name = '${name}' and currency = '${currency}')`;

/** Invariants of the books, as statements that return one sentence per difference, so none if all is well. */
export const BOOK_CHECKS: Readonly<Record<string, string>> = {
  "sums to zero": `
    with sums as (
      select e.transfer_id, a.currency, sum(e.amount) as over from ledger_entries e join ledger_accounts a on a.id = e.account_id
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
    select format('transfer %s on account %s: entries gain %s and lose %s, lots gained %s and were used for %s', transfer_id, account_id,
      gained, lost, granted, used)
    from (
      select coalesce(e.transfer_id, l.transfer_id) as transfer_id, coalesce(e.account_id, l.account_id) as account_id,
        coalesce(e.gained, 0) as gained, coalesce(l.granted, 0) as granted, coalesce(e.lost, 0) as lost, coalesce(l.used, 0) as used
      from (
        select e.transfer_id, e.account_id, sum(e.amount) filter (where e.amount > 0) as gained,
          -sum(e.amount) filter (where e.amount < 0) as lost
        from ledger_entries e join ledger_accounts a on a.id = e.account_id and a.owner_kind = 'player'
        group by e.transfer_id, e.account_id
      ) e
      full join (
        select transfer_id, account_id, sum(granted) as granted, sum(used) as used from (
          select transfer_id, account_id, granted, null::bigint as used from ledger_lots
          union all
          select u.transfer_id, l.account_id, case when u.amount < 0 then -u.amount end, case when u.amount > 0 then u.amount end
          from ledger_lot_uses u left join ledger_lots l on l.id = u.lot_id
        ) moves group by transfer_id, account_id
      ) l on l.transfer_id = e.transfer_id and l.account_id = e.account_id
    ) moved
    where gained <> granted or lost <> used
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

  "orders and entries": `
    select format('order %s: total %s, silver %s, coin %s, lines sum to %s', o.uuid, o.total, o.silver, o.coin,
      coalesce(l.final, 0)) as says
    from orders o
    left join (select order_uuid, sum(final) as final from order_lines group by order_uuid) l on l.order_uuid = o.uuid
    where o.total <> coalesce(l.final, 0) or o.silver + o.coin <> o.total or l.final is null
    union all
    select case when t.id is null then format('order %s has no transfer of its own', o.uuid)
      else format('purchase %s has no order', t.id) end
    from orders o full join (select id from ledger_transfers where kind = 'purchase') t on t.id = o.uuid
    where t.id is null or o.uuid is null
    union all
    select format('order %s: %s %s of %s should move %s, entries move %s', part.transfer_id,
      coalesce(a.owner_kind, 'a missing account,'), a.currency, a.owner_uuid, part.due, part.moved)
    from (
      -- By account: names of owners and currencies as keys of a million rows take twice the time.
      select transfer_id, account_id, sum(due) as due, sum(moved) as moved from (
        select o.uuid, a.id, -o.silver, 0 from orders o
          left join ledger_accounts a on ${isWallet("o.user_uuid", "silver")} where o.silver <> 0
        union all select o.uuid, a.id, -o.coin, 0 from orders o
          left join ledger_accounts a on ${isWallet("o.user_uuid", "meowcent")} where o.coin <> 0
        union all select o.uuid, ${ofPlatform("conversion", "silver")}, o.silver, 0 from orders o where o.silver <> 0
        union all select o.uuid, ${ofPlatform("conversion", "meowcent")}, -o.silver, 0 from orders o where o.silver <> 0
        union all select l.order_uuid, a.id, l.creator_share, 0 from order_lines l
          left join ledger_accounts a on a.owner_kind = 'creator' and a.owner_uuid = l.creator_uuid and a.name = 'held'
            and a.currency = 'meowcent' where l.creator_share <> 0
        union all select l.order_uuid, ${ofPlatform("sales", "meowcent")}, l.final - l.creator_share, 0 from order_lines l
          where l.final <> l.creator_share
        union all select e.transfer_id, e.account_id, 0, e.amount
          from ledger_entries e join ledger_transfers t on t.id = e.transfer_id and t.kind = 'purchase'
      ) part(transfer_id, account_id, due, moved)
      group by transfer_id, account_id having sum(due) <> sum(moved) or account_id is null
    ) part left join ledger_accounts a on a.id = part.account_id`,

  answers: `
    select format('order %s: its answer says total %s, silver %s, coin %s and games %s', o.uuid, o.answer->>'total',
      o.answer->>'silver', o.answer->>'coin', o.answer->>'store_ids') as says
    from orders o
    left join (select order_uuid, jsonb_agg(store_id order by store_id) as ids from order_lines group by 1) l on l.order_uuid = o.uuid
    where o.answer->'total' is distinct from to_jsonb(o.total) or o.answer->'silver' is distinct from to_jsonb(o.silver)
      or o.answer->'coin' is distinct from to_jsonb(o.coin)
      -- Usually in this order already; sorting every array would take most of the time of this check.
      or o.answer->'store_ids' is distinct from l.ids and (
        select jsonb_agg(id order by id) from jsonb_array_elements(${arrayIn("o.answer->'store_ids'")}) id) is distinct from l.ids
    union all
    select format('order %s was made at %s, its transfer at %s', o.uuid, o.created_at, t.created_at)
    from orders o join ledger_transfers t on t.id = o.uuid where t.created_at <> o.created_at`,

  entitlements: `
    select format('user %s owns game %s, but no line of order %s says so', e.user_uuid, e.store_id, e.order_uuid) as says
    from entitlements e where not exists (
      select from order_lines l join orders o on o.uuid = l.order_uuid and o.state = 1
      where l.order_uuid = e.order_uuid and l.store_id = e.store_id and o.user_uuid = e.user_uuid)
    union all
    select format('user %s owns game %s by order %s, but gave it back', e.user_uuid, e.store_id, e.order_uuid)
    from entitlements e join order_refunds r on r.order_uuid = e.order_uuid and r.store_id = e.store_id
    union all
    select format('order %s paid for game %s, but user %s does not own it by that order', o.uuid, l.store_id, o.user_uuid)
    from order_lines l join orders o on o.uuid = l.order_uuid and o.state = 1
    where not exists (
      select from entitlements e where e.user_uuid = o.user_uuid and e.store_id = l.store_id and e.order_uuid = o.uuid)
      and not exists (select from order_refunds r where r.order_uuid = l.order_uuid and r.store_id = l.store_id)
    union all
    select format('user %s owns game %s since %s, but bought it at %s', e.user_uuid, e.store_id, e.created_at, o.created_at)
    from entitlements e join orders o on o.uuid = e.order_uuid where e.created_at <> o.created_at`,

  coupons: `
    with taken as (
      select l.order_uuid, l.store_id, ${uuidIn("coupon->>'uuid'")} as uuid, coupon->>'discount_rate' as rate
      from order_lines l cross join jsonb_array_elements(${arrayIn("l.coupons")}) coupon
      where l.coupons <> '[]'
    ), used as (
      -- What a refund gave back may be used again.
      select * from taken where not exists (
        select from order_refunds r
        where r.order_uuid = taken.order_uuid and r.store_id = taken.store_id and taken.uuid = any(r.coupons))
    )
    select format('order %s, game %s: its coupons cannot be read', l.order_uuid, l.store_id) as says
    from order_lines l where jsonb_typeof(l.coupons) <> 'array'
    union all
    select format('coupon %s was taken off %s times', uuid, count(*)) from used group by uuid having count(*) > 1
    union all
    select format('coupon %s was taken off in order %s, but is not marked so', used.uuid, used.order_uuid)
    from used left join user_coupons u on u.uuid = used.uuid left join orders o on o.uuid = used.order_uuid
    where u.state is distinct from 1 or u.order_uuid is distinct from used.order_uuid or u.user_uuid is distinct from o.user_uuid
    union all
    select format('coupon %s takes %s %% off, order %s took %s %% off for it', used.uuid, c.discount_rate, used.order_uuid, used.rate)
    from used join user_coupons u on u.uuid = used.uuid join coupons c on c.uuid = u.coupon_uuid
    where used.rate is distinct from c.discount_rate::text
    union all
    select format('coupon %s is not good for game %s, which order %s used it for', used.uuid, used.store_id, used.order_uuid)
    from used join user_coupons u on u.uuid = used.uuid join coupons c on c.uuid = u.coupon_uuid
    where c.applicable_scope <> 'any' and not used.store_id = any(c.store_ids)
    union all
    select format('coupon %s is marked as used in order %s, which did not take it off', u.uuid, u.order_uuid)
    from user_coupons u where u.state = 1
      and not exists (select from used where used.uuid = u.uuid and used.order_uuid = u.order_uuid)
    union all
    select format('refund %s gave coupon %s back, which was not taken off game %s of order %s', r.uuid, back.uuid, r.store_id,
      r.order_uuid)
    from order_refunds r cross join unnest(r.coupons) as back(uuid)
    where not exists (
      select from taken where taken.uuid = back.uuid and taken.order_uuid = r.order_uuid and taken.store_id = r.store_id)
    union all
    select format('coupon %s is marked as used at %s, its order was made at %s', u.uuid, u.used_at, o.created_at)
    from user_coupons u left join orders o on o.uuid = u.order_uuid
    where u.used_at is distinct from case when u.state = 1 then o.created_at end`,

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

  "payments and credits": `
    with moved as materialized (
      select e.transfer_id, e.amount, a.owner_kind, a.owner_uuid, a.name, a.currency
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id and t.kind = 'recharge'
      join ledger_accounts a on a.id = e.account_id
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
      select p.order_no, c.transfer_id, part.* from payment_credits c join payments p on p.order_no = c.order_no
      cross join lateral (values
        ('psp', p.currency_id, -p.pay_amount), ('platform', p.currency_id, p.pay_amount),
        ('player', 'meowcent', p.coin), ('platform', 'meowcent', -p.coin),
        ('player', 'silver', p.silver), ('platform', 'silver', -p.silver)
      ) part(owner_kind, currency, amount) where part.amount <> 0
    ) w
    full join (
      -- Money for a user who had left is credited to a platform account that holds it for them.
      select transfer_id, case when name = 'holding' then 'player' else owner_kind end as owner_kind, currency, sum(amount) as amount
      from moved group by 1, 2, 3
    ) h on h.transfer_id = w.transfer_id and h.owner_kind = w.owner_kind and h.currency = w.currency
    where coalesce(w.amount, 0) <> coalesce(h.amount, 0)
    union all
    select format('payment %s was credited to somebody else', p.order_no)
    from moved m join payment_credits c on c.transfer_id = m.transfer_id join payments p on p.order_no = c.order_no
    where m.owner_kind = 'player' and m.owner_uuid <> p.user_uuid
    union all
    select format('payment %s was credited for transaction %s of %s, which no message of %s reported', c.order_no,
      c.provider_txn_id, c.provider, p.provider_key)
    from payment_credits c join payments p on p.order_no = c.order_no
    where c.provider <> p.provider_key or not exists (
      select from payment_changes h where h.order_no = c.order_no and h.fact->>'providerTxnId' = c.provider_txn_id
        and h.fact->>'provider' = c.provider)`,

  payments: `
    select format('payment %s: %s coin and %s silver for %s %s, its plan gives %s and %s for %s %s', p.order_no, p.coin,
      p.silver, p.net_amount, p.currency_id, r.coin, r.silver, r.pay_amount, r.currency_id) as says
    from payments p
    left join (
      select b.key, r.id, r.coin, r.pay_amount, r.currency_id, r.silver * coalesce(s.share, 1) as silver
      from recharge_plans r cross join (select distinct platform_key as key from payments) b
      left join (values ${BONUS_SHARES}) s (key, share) on s.key = b.key
    ) r on r.id = p.plan_id and r.key = p.platform_key
    -- What staff credited has no plan of its own amount; it needs a decision instead.
    where p.sid <> 'staff'
      and (p.coin, p.silver, p.net_amount, p.currency_id) is distinct from (r.coin, r.silver, r.pay_amount, r.currency_id)
    union all
    select format('payment %s over %s %s by %s was made by staff, but nobody decided to credit it', p.order_no, p.pay_amount,
      p.currency_id, p.provider_key)
    from payments p where p.sid = 'staff' and not exists (
      select from payment_cases c where c.credited_order_no = p.order_no and c.decision = 'credit-paid'
        and (c.provider, c.merchant_account, c.pay_amount, c.currency_id)
          = (p.provider_key, p.merchant_account, p.pay_amount, p.currency_id))
    union all
    select format('case %s was decided as %s, but payment %s was never credited', c.uuid, c.decision, c.credited_order_no)
    from payment_cases c where c.credited_order_no is not null
      and not exists (select from payment_credits d where d.order_no = c.credited_order_no)
    union all
    select format('payment %s is %s, its last change made it %s', p.order_no, p.state, coalesce(h.to_state, 'created'))
    from payments p
    left join (select distinct on (order_no) order_no, to_state from payment_changes order by order_no, id desc) h
      on h.order_no = p.order_no
    -- Handing a payment over to its provider is not a provider message, so it leaves no change.
    where p.state <> coalesce(h.to_state, 'created') and not (p.state = 'pending' and coalesce(h.to_state, 'created') = 'created')
    union all
    select format('payment %s waits for a review of %s, its open cases say %s', p.order_no, coalesce(p.review_reason, 'nothing'),
      coalesce(array_to_string(c.reasons, ', '), 'nothing'))
    from payments p
    left join (
      select payment_order_no, array_agg(distinct reason) as reasons from payment_cases
      where decision is null and payment_order_no is not null group by 1
    ) c on c.payment_order_no = p.order_no
    where (p.review_reason = any(c.reasons)) is not true and not (p.review_reason is null and c.reasons is null)`,

  confirmations: `
    select format('payment %s was credited by staff for %s, but %s of the %s people it needs confirmed that', c.order_no,
      c.provider_txn_id, coalesce(n.people, 0), n.needed) as says
    from payment_credits c join payments p on p.order_no = c.order_no
    cross join lateral (
      select count(distinct f.confirmed_by) as people, case when p.coin > ${CREDIT_ALONE_MAX} then 2 else 1 end as needed
      from payment_confirmations f where f.order_no = c.order_no and f.channel || ':' || f.external_ref = c.provider_txn_id
        and (f.currency_id, f.pay_amount) = (p.currency_id, p.pay_amount) and f.confirmed_by <> p.user_uuid
    ) n
    where n.people < n.needed and p.sid <> 'staff' and exists (
      select from payment_changes h where h.order_no = c.order_no and h.to_state = 'succeeded'
        and h.fact->'evidence'->>'source' = 'staff' and h.fact->>'providerTxnId' = c.provider_txn_id)
    union all
    select format('payment %s was confirmed by its own payer', f.order_no)
    from payment_confirmations f join payments p on p.order_no = f.order_no where f.confirmed_by = p.user_uuid`,

  "redemptions and entries": `
    select format('redemption %s: %s %s should be given to %s, entries give %s', coalesce(w.uuid, h.transfer_id),
      coalesce(w.amount, 0), coalesce(w.currency, h.currency), coalesce(w.user_uuid, h.owner_uuid), coalesce(h.amount, 0)) as says
    from (
      select r.uuid, r.user_uuid, split_part(reward->>'key', '.', 2) as currency, sum(${amountIn("reward->>'amount'")}) as amount
      from redemptions r cross join jsonb_array_elements(${arrayIn("r.rewards")}) reward where reward->>'key' like 'account.%'
      group by 1, 2, 3
    ) w
    full join (
      select e.transfer_id, a.owner_uuid, a.currency, sum(e.amount) as amount
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id and t.kind = 'redemption'
      join ledger_accounts a on a.id = e.account_id and a.owner_kind = 'player' group by 1, 2, 3
    ) h on h.transfer_id = w.uuid and h.owner_uuid = w.user_uuid and h.currency = w.currency
    where coalesce(w.amount, 0) <> coalesce(h.amount, 0)
    union all
    select format('redemption %s claims %s codes', r.uuid, count(c.mac))
    from redemptions r left join redemption_codes c on c.redemption_uuid = r.uuid and c.batch_uuid = r.batch_uuid
    group by r.uuid having count(c.mac) <> 1
    union all
    select format('redemption %s of batch %s does not follow the terms of that batch', r.uuid, r.batch_uuid)
    from redemptions r left join redemption_batches b on b.uuid = r.batch_uuid
    where b.uuid is null or r.campaign <> b.campaign or r.once_per_user <> b.once_per_user
      or jsonb_typeof(r.rewards) <> 'array' or jsonb_typeof(b.rewards) <> 'array'
      or jsonb_array_length(${arrayIn("r.rewards")}) <> jsonb_array_length(${arrayIn("b.rewards")})
      or not r.rewards @> b.rewards
    union all
    select format('redemption %s was made by somebody who made or approved its batch', r.uuid)
    from redemptions r join redemption_batches b on b.uuid = r.batch_uuid
    where b.worth > 0 and r.user_uuid in (b.created_by, b.approved_by)
    union all
    select format('batch %s was redeemed from without the approval it needs', b.uuid)
    from redemption_batches b where b.needs_approval and b.approved_at is null
      and exists (select from redemptions r where r.batch_uuid = b.uuid)
    union all
    select format('batch %s was made of %s codes, there are %s', b.uuid, b.count, count(c.mac))
    from redemption_batches b left join redemption_codes c on c.batch_uuid = b.uuid group by b.uuid having count(c.mac) <> b.count
    union all
    select format('redemption %s names order %s, which gave nobody anything', r.uuid, r.order_uuid)
    from redemptions r where r.order_uuid is not null and not exists (
      select from orders o where o.uuid = r.order_uuid and o.kind = 'redemption' and o.user_uuid = r.user_uuid)
    union all
    select format('a code of batch %s was claimed by redemption %s, which does not exist', c.batch_uuid, c.redemption_uuid)
    from redemption_codes c where c.redemption_uuid is not null
      and not exists (select from redemptions r where r.uuid = c.redemption_uuid)`,

  ...PAYOUT_CHECKS,
  ...TOP_UP_REFUND_CHECKS,
  ...TOP_UP_TAX_CHECKS,

  ...GRANT_CHECKS,

  earnings: `
    -- Once for all creators: searching transfer by transfer takes ten times as long.
    with kinds as materialized (select id, kind from ledger_transfers),
    moved as materialized (
      select e.account_id,
        sum(e.amount) filter (where t.kind = 'purchase' and e.id <= p.sale_entry_id
          or t.kind not in ('purchase', 'release') and e.id <= p.correction_entry_id) as due,
        -sum(e.amount) filter (where t.kind = 'release') as released
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
    select format('creator %s: earnings were released, but it is not noted up to where', a.owner_uuid)
    from ledger_accounts a join moved d on d.account_id = a.id and d.released is not null
    where not exists (select from earnings_progress p where p.creator_uuid = a.owner_uuid)
    union all
    select format('creator %s: sales are released up to entry %s, corrections up to %s, which are none of theirs', p.creator_uuid,
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

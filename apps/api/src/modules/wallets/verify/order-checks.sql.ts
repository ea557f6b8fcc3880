import { arrayIn } from "./json-values.sql.ts";

const isWallet = (uuid: string, currency: string) =>
  `a.owner_kind = 'player' and a.owner_uuid = ${uuid} and a.name = '' and a.currency = '${currency}'`;
const ofPlatform = (name: string, currency: string) =>
  `(select id from ledger_accounts where owner_kind = 'platform' and owner_uuid is null and name = '${name}' and currency = '${currency}')`;

/** Orders, their lines, answers and entries, and the games they gave, as statements like the other book checks. */
export const ORDER_CHECKS: Readonly<Record<string, string>> = {
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
    select format('order %s: %s %s of %s should move %s, entries move %s', odd.transfer_id,
      coalesce(a.owner_kind, 'a missing account,'), a.currency, a.owner_uuid, h.moved - odd.excess, h.moved)
    from (
      -- By account: names of owners and currencies as keys of a million rows take twice the time. What is due counts
      -- against what moved, so that nothing is left over.
      select transfer_id, account_id, sum(excess) as excess from (
        select o.uuid, a.id, o.silver from orders o
          left join ledger_accounts a on ${isWallet("o.user_uuid", "silver")} where o.silver <> 0
        union all select o.uuid, a.id, o.coin from orders o
          left join ledger_accounts a on ${isWallet("o.user_uuid", "meowcent")} where o.coin <> 0
        union all select o.uuid, ${ofPlatform("conversion", "silver")}, -o.silver from orders o where o.silver <> 0
        union all select o.uuid, ${ofPlatform("conversion", "meowcent")}, o.silver from orders o where o.silver <> 0
        union all select l.order_uuid, a.id, -l.creator_share from order_lines l
          left join ledger_accounts a on a.owner_kind = 'creator' and a.owner_uuid = l.creator_uuid and a.name = 'held'
            and a.currency = 'meowcent' where l.creator_share <> 0
        union all select l.order_uuid, ${ofPlatform("sales", "meowcent")}, l.creator_share - l.final from order_lines l
          where l.final <> l.creator_share
        union all select e.transfer_id, e.account_id, e.amount
          from ledger_entries e join ledger_transfers t on t.id = e.transfer_id and t.kind = 'purchase'
      ) part(transfer_id, account_id, excess)
      group by transfer_id, account_id having sum(excess) <> 0 or account_id is null
    ) odd
    left join ledger_accounts a on a.id = odd.account_id
    cross join lateral (
      select coalesce(sum(e.amount), 0) as moved from ledger_entries e
      where e.transfer_id = odd.transfer_id and e.account_id = odd.account_id
    ) h`,

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
    select case
      when s.order_uuid is null then format('user %s owns game %s, but no line of order %s says so', e.user_uuid, e.store_id, e.order_uuid)
      when e.order_uuid is null then
        format('order %s paid for game %s, but user %s does not own it by that order', s.order_uuid, s.store_id, s.user_uuid)
      else format('user %s owns game %s since %s, but bought it at %s', e.user_uuid, e.store_id, e.created_at, s.created_at) end as says
    from (
      select l.order_uuid, l.store_id, o.user_uuid, o.created_at from order_lines l join orders o on o.uuid = l.order_uuid and o.state = 1
    ) s
    full join entitlements e on e.order_uuid = s.order_uuid and e.store_id = s.store_id and e.user_uuid = s.user_uuid
    where s.order_uuid is null or e.created_at <> s.created_at or e.order_uuid is null and not exists (
      select from order_refunds r where r.order_uuid = s.order_uuid and r.store_id = s.store_id)
    union all
    select format('user %s owns game %s by order %s, but gave it back', e.user_uuid, e.store_id, e.order_uuid)
    from entitlements e join order_refunds r on r.order_uuid = e.order_uuid and r.store_id = e.store_id`,
};

import { amountIn, arrayIn } from "./json-values.sql.ts";

/** Redemptions, their batches and codes, and what they gave, as statements like the other book checks. */
export const REDEMPTION_CHECKS: Readonly<Record<string, string>> = {
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
    select format('redemption %s was made by the maker or approver of its batch', r.uuid)
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
    select format('redemption %s names order %s, which gave nothing', r.uuid, r.order_uuid)
    from redemptions r where r.order_uuid is not null and not exists (
      select from orders o where o.uuid = r.order_uuid and o.kind = 'redemption' and o.user_uuid = r.user_uuid)
    union all
    select format('a code of batch %s was claimed by redemption %s, which does not exist', c.batch_uuid, c.redemption_uuid)
    from redemption_codes c where c.redemption_uuid is not null
      and not exists (select from redemptions r where r.uuid = c.redemption_uuid)`,
};

import { GRANT_ACTS } from "@catnip/domain/grants";
import { ALONE_MAX } from "@catnip/domain/second-person";
import { PROGRAM } from "../gifts.ts";

const MOST = Object.entries(GRANT_ACTS)
  .map(([key, act]) => `('${key}', ${ALONE_MAX[act]})`)
  .join(", ");

/** An amount in JSON, or null: a tampered row must become a difference, not an error of the statement. */
const AMOUNT = "case when d.reward->>'amount' ~ '^[0-9]{1,15}$' then (d.reward->>'amount')::bigint end";

/** Grants by the program, which only demos and tests begin with: for production. */
export const GIFTS_OF_PROGRAM = `
  select format('grant %s of %s to %s was made by the program, which only demos do', g.uuid, g.reward->>'amount',
    array_to_string(g.user_uuids, ', ')) as says
  from grants g left join grant_decisions c on c.grant_uuid = g.uuid
  where '{${PROGRAM.join(",")}}'::uuid[] && array[g.created_by, c.decided_by]`;

/** Invariants of grants; see `BOOK_CHECKS`. */
export const GRANT_CHECKS: Readonly<Record<string, string>> = {
  "grants and entries": `
    select format('grant transfer %s: %s should move %s for %s, entries move %s', coalesce(w.transfer_id, h.transfer_id),
      coalesce(w.currency, h.currency, 'nothing'), coalesce(w.amount, 0), coalesce(w.user_uuid, h.owner_uuid), coalesce(h.amount, 0)) as says
    from (
      select d.uuid as transfer_id, d.user_uuid, split_part(d.reward->>'key', '.', 2) as currency, ${AMOUNT} as amount
      from grant_deliveries d where d.reward->>'key' like 'account.%'
      union all
      select v.uuid, d.user_uuid, split_part(d.reward->>'key', '.', 2), -v.amount
      from grant_reversals v join grant_deliveries d on d.uuid = v.delivery_uuid where d.reward->>'key' like 'account.%'
    ) w
    full join (
      select e.transfer_id, a.owner_uuid, a.currency, sum(e.amount) as amount
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id and t.kind = 'grant'
      join ledger_accounts a on a.id = e.account_id and a.owner_kind = 'player' group by 1, 2, 3
    ) h on h.transfer_id = w.transfer_id and h.owner_uuid = w.user_uuid and h.currency = w.currency
    where w.amount is distinct from h.amount
    union all
    select format('transfer %s takes %s back, but no grant says so', e.transfer_id, -e.amount::numeric)
    from ledger_entries e join ledger_transfers t on t.id = e.transfer_id and t.kind = 'grant'
    join ledger_accounts a on a.id = e.account_id and a.owner_kind = 'player'
    where e.amount < 0 and not exists (select from grant_reversals v where v.uuid = e.transfer_id)
    union all
    select format('correction %s took from lot %s, which delivery %s did not bring', v.uuid, u.lot_id, v.delivery_uuid)
    from grant_reversals v join ledger_lot_uses u on u.transfer_id = v.uuid join ledger_lots l on l.id = u.lot_id
    where l.transfer_id <> v.delivery_uuid
    union all
    select format('delivery %s of %s names order %s, which gave them nothing', d.uuid, d.user_uuid, d.order_uuid)
    from grant_deliveries d
    where (d.reward->>'key' = 'store') is distinct from (d.order_uuid is not null) or d.order_uuid is not null and not exists (
      select from orders o join order_lines l on l.order_uuid = o.uuid and l.store_id::text = d.reward->>'store_id'
      where o.uuid = d.order_uuid and o.kind = 'redemption' and o.user_uuid = d.user_uuid)`,

  grants: `
    select format('grant %s names %s players, of whom %s got it', g.uuid, cardinality(g.user_uuids), count(d.uuid)) as says
    from grants g left join grant_decisions c on c.grant_uuid = g.uuid
    left join grant_deliveries d on d.grant_uuid = g.uuid and d.user_uuid = any(g.user_uuids) and d.reward @> g.reward
    group by g.uuid, c.decision
    having count(d.uuid) <> case when not g.needs_confirmation or c.decision = 'confirmed' then cardinality(g.user_uuids) else 0 end
    union all
    select format('delivery %s to %s is of no grant to them', d.uuid, d.user_uuid)
    from grant_deliveries d where not exists (
      select from grants g where g.uuid = d.grant_uuid and d.user_uuid = any(g.user_uuids) and d.reward @> g.reward)
    union all
    select format('grant %s is worth %s, and one person made it alone', g.uuid, g.worth)
    from grants g left join (values ${MOST}) most (key, worth) on most.key = g.reward->>'key'
    where not g.needs_confirmation and g.worth > coalesce(most.worth, 0)
    union all
    select format('grant %s was confirmed by its maker', g.uuid)
    from grants g join grant_decisions c on c.grant_uuid = g.uuid
    where c.decision = 'confirmed' and c.decided_by = g.created_by
    union all
    select format('grant %s was decided about, but needed no decision', g.uuid)
    from grant_decisions c join grants g on g.uuid = c.grant_uuid where not g.needs_confirmation
    union all
    select format('grant %s gives something to its maker or confirmer', g.uuid)
    from grants g left join grant_decisions c on c.grant_uuid = g.uuid and c.decision = 'confirmed'
    where g.created_by = any(g.user_uuids) or c.decided_by = any(g.user_uuids)`,
};

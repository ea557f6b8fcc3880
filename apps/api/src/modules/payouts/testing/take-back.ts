import type { Database } from "../../../platform/database.ts";

/** Gives back the first game by this creator that brought them this share and is still owned, whenever that may be. */
export async function takeBack(db: Database, creator: string, share: number, at: Date): Promise<void> {
  const { rowCount } = await db.$client.query(TAKE_BACK, [creator, share, at]);
  if (rowCount !== 1) throw new Error(`No sale to take back brought ${creator} a share of ${share}`);
}

const TAKE_BACK = `
  with sale as materialized (
    select o.uuid, o.user_uuid, l.store_id, o.silver, o.coin, refund_inputs(o.user_uuid, o.uuid, l.store_id) as inputs,
      (select sid from site_sessions where user_uuid = o.user_uuid and revoked_at is null limit 1) as sid
    from order_lines l join orders o on o.uuid = l.order_uuid
    where l.creator_uuid = $1 and l.creator_share = $2
      and not exists (select from order_refunds r where r.order_uuid = l.order_uuid and r.store_id = l.store_id)
    order by o.created_at limit 1
  )
  select commit_refund(gen_random_uuid(), user_uuid, sid, uuid, store_id, inputs, silver, coin, inputs->'lots', '{}', $3) from sale`;

import type { LogState } from "@catnip/domain/payments";
import type { Database } from "../../platform/database.ts";
import { LIMIT_MAX, pageWindow, type PageInput } from "../../platform/paging.ts";
import { read } from "../../platform/read.ts";

/** One bought game. */
export type StoreOrder = {
  /** Order uuid; games bought together share it. */
  readonly uuid: string;
  readonly store_id: number;
  readonly state: LogState;
  /** Silver plus coins, in meowcent. */
  readonly price_paid: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  /** When the game was last seen open; null: never. */
  readonly last_played_at: Date | null;
};

/**
 * The games a user bought and did not give back, by `updated_at-asc` unless `q.orderField` names another of `ORDERS`.
 *
 * @param state 1: done, which is every purchase; other values return nothing
 */
export async function findStoreOrders(
  db: Database,
  userUuid: string,
  state: LogState,
  q: PageInput | null | undefined,
  limit: number | null | undefined,
): Promise<readonly StoreOrder[]> {
  const page = pageWindow(q, limit, LIMIT_MAX);
  const text = ORDERS.get(q?.orderField ?? USUAL) ?? ordersBy("updated_at asc");
  return read<StoreOrder>(db, text, [userUuid, state, page.limit, page.offset]);
}

const USUAL = "updated_at-asc";

const ORDERS: ReadonlyMap<string, string> = new Map([
  [USUAL, ordersBy("updated_at asc")],
  ["updated_at-desc", ordersBy("updated_at desc")],
  ["created_at-asc", ordersBy("created_at asc")],
  ["created_at-desc", ordersBy("created_at desc")],
  // Games that were never played come last, the newest first.
  ["last_played_at-desc", ordersBy("updated_at desc", "p.last_slot_at desc nulls last,")],
]);

function ordersBy(
  order: "updated_at asc" | "updated_at desc" | "created_at asc" | "created_at desc",
  first = "",
): string {
  const direction = order.endsWith("desc") ? "desc" : "asc";
  return `
    select o.uuid, l.store_id, o.state, l.final as price_paid, o.created_at, o.updated_at,
      p.last_slot_at as last_played_at
    from orders o join order_lines l on l.order_uuid = o.uuid
      left join play_times p on p.user_uuid = o.user_uuid and p.store_id = l.store_id
    where o.user_uuid = $1 and o.state = $2::int
      and not exists (select from order_refunds r where r.order_uuid = o.uuid and r.store_id = l.store_id)
    order by ${first} o.${order}, o.uuid ${direction}, l.store_id ${direction} limit $3 offset $4`;
}

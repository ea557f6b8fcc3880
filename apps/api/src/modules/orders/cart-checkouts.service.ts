import type { LogState } from "@catnip/domain/payments";
import type { Database } from "../../platform/database.ts";
import { pageWindow, type PageInput } from "../../platform/paging.ts";
import { read } from "../../platform/read.ts";
import { isUuid } from "../../platform/uuid.ts";

/** A cart that was checked out. Amounts in meowcent. */
export type CartCheckout = {
  /** The client-made transaction id. */
  readonly uuid: string;
  readonly state: LogState;
  readonly total: number;
  readonly silver: number;
  readonly coin: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly list: readonly CartCheckoutLine[];
};

/** One game of it, with its price step by step. */
export type CartCheckoutLine = {
  readonly store_id: number;
  readonly list: number;
  readonly discount: number;
  readonly sale: number;
  readonly coupon_discount: number;
  readonly final: number;
  readonly use_user_coupon_uuids: readonly string[];
};

/**
 * Carts a user checked out, newest first unless `q.orderField` is `created_at-asc`, each with its games.
 *
 * @param state 1: done, which is what every purchase is; null: any
 */
export async function findCartCheckouts(
  db: Database,
  userUuid: string,
  input: {
    readonly uuid?: string | null | undefined;
    readonly state?: LogState | null | undefined;
    readonly q?: PageInput | null | undefined;
    readonly limit?: number | null | undefined;
  },
): Promise<readonly CartCheckout[]> {
  const { uuid = null, state = null, q } = input;
  if (uuid !== null && !isUuid(uuid)) return [];
  const page = pageWindow(q, input.limit);
  return read<CartCheckout>(db, q?.orderField === "created_at-asc" ? OLDEST : NEWEST, [
    userUuid,
    uuid,
    state,
    page.limit,
    page.offset,
  ]);
}

const CHECKOUTS = (direction: "asc" | "desc") => `
  select o.uuid, o.state, o.total, o.silver, o.coin, o.created_at, o.updated_at, (
    select json_agg(json_build_object('store_id', l.store_id, 'list', l.list, 'discount', l.discount, 'sale', l.sale,
        'coupon_discount', l.coupon_discount, 'final', l.final,
        'use_user_coupon_uuids', jsonb_path_query_array(l.coupons, '$[*].uuid')) order by l.store_id)
    from order_lines l where l.order_uuid = o.uuid) as list
  from orders o
  where o.user_uuid = $1 and o.kind = 'cart' and ($2::uuid is null or o.uuid = $2) and ($3::int is null or o.state = $3)
  order by o.created_at ${direction}, o.uuid ${direction} limit $4 offset $5`;
const OLDEST = CHECKOUTS("asc");
const NEWEST = CHECKOUTS("desc");

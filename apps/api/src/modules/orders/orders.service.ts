import type { Database } from "../../platform/database.ts";
import { pageWindow, type PageInput } from "../../platform/paging.ts";
import { read } from "../../platform/read.ts";

/** One bought game. */
export type StoreOrder = {
  /** Of the order; games bought together share it. */
  readonly uuid: string;
  readonly store_id: number;
  readonly state: number;
  /** Meowcent, silver and coin together. */
  readonly price_paid: number;
  readonly created_at: Date;
  readonly updated_at: Date;
};

/**
 * The games a user bought, oldest first unless `q.orderField` is `updated_at-desc`.
 *
 * @param state 1: done, which is what every purchase is; others answer nothing
 */
export async function findStoreOrders(
  db: Database,
  userUuid: string,
  state: number,
  q: PageInput | null | undefined,
  limit: number | null | undefined,
): Promise<readonly StoreOrder[]> {
  const page = pageWindow(q, limit, 100);
  return read<StoreOrder>(db, isNewestFirst(q, "asc") ? ORDERS_NEWEST : ORDERS_OLDEST, [
    userUuid,
    state,
    page.limit,
    page.offset,
  ]);
}

const ORDERS = (direction: "asc" | "desc") => `
  select o.uuid, l.store_id, o.state, l.final as price_paid, o.created_at, o.updated_at
  from orders o join order_lines l on l.order_uuid = o.uuid
  where o.user_uuid = $1 and o.state = $2::int
  order by o.created_at ${direction}, l.store_id ${direction} limit $3 offset $4`;
const ORDERS_OLDEST = ORDERS("asc");
const ORDERS_NEWEST = ORDERS("desc");

/** One line of the purchase or top-up history. Amounts in meowcent. */
export type AccountLog = {
  readonly id: string;
  readonly state: number;
  readonly action_type: string;
  readonly silver: number;
  readonly coin: number;
  readonly created_at: Date;
  readonly order_uuid: string | null;
  readonly payment_order_no: string | null;
  /** Names of the games: `key` is the game's id, one entry per game and language. */
  readonly store_names: readonly { readonly lang: string; readonly key: string; readonly value: string }[];
};

export type AccountLogList = { readonly total: number; readonly list: readonly AccountLog[] };

/**
 * The history of a wallet, newest first unless `q.orderField` is `created_at-asc`.
 *
 * @param actionType `consume`: purchases; anything else has no history here (top-ups: `findPaymentLog`)
 */
export async function findAccountLogs(
  db: Database,
  userUuid: string,
  actionType: string,
  q: PageInput | null | undefined,
  limit: number | null | undefined,
): Promise<AccountLogList> {
  if (actionType !== "consume") return { total: 0, list: [] };
  const page = pageWindow(q, limit);
  const rows = await read<AccountLog & { readonly total: number }>(
    db,
    isNewestFirst(q, "desc") ? LOG_NEWEST : LOG_OLDEST,
    [userUuid, page.limit, page.offset],
  );
  return { total: rows[0]?.total ?? 0, list: rows };
}

const LOG = (direction: "asc" | "desc") => `
  select o.uuid as id, o.state, 'consume' as action_type, o.silver, o.coin, o.created_at, o.uuid as order_uuid,
    null as payment_order_no, count(*) over () as total,
    (select coalesce(json_agg(json_build_object('lang', i.language, 'key', l.store_id::text, 'value', i.name)
        order by l.store_id, i.language), '[]')
      from order_lines l join store_infos i on i.store_id = l.store_id where l.order_uuid = o.uuid) as store_names
  from orders o where o.user_uuid = $1
  order by o.created_at ${direction}, o.uuid ${direction} limit $2 offset $3`;
const LOG_OLDEST = LOG("asc");
const LOG_NEWEST = LOG("desc");

function isNewestFirst(q: PageInput | null | undefined, usual: "asc" | "desc"): boolean {
  return (q?.orderField ?? usual).endsWith("desc");
}

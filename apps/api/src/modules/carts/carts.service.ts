import { CART_ENTRIES_MAX, type CartState } from "@catnip/domain/carts";
import type { RequestContext } from "../../platform/context.ts";
import { pageWindow, type PageInput } from "../../platform/paging.ts";
import { read } from "../../platform/read.ts";
import { isUuid } from "../../platform/uuid.ts";
import { requireViewer } from "../../platform/viewer.ts";
import { orApiError } from "../wallets/index.ts";

export type CartStore = {
  readonly uuid: string;
  readonly store_id: number;
  readonly state: CartState;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly use_user_coupon_uuids: readonly string[];
};

/** Games in the logged-in player's cart; anybody else's `user_uuid` returns nothing. */
export async function findCartStores(
  context: RequestContext,
  input: {
    readonly state?: CartState | null | undefined;
    readonly user_uuid?: string | null | undefined;
    readonly q?: PageInput | null | undefined;
    readonly limit?: number | null | undefined;
  },
): Promise<readonly CartStore[]> {
  const { uuid } = requireViewer(context);
  if (input.user_uuid && input.user_uuid.toLowerCase() !== uuid) return [];
  const page = pageWindow(input.q, input.limit, CART_ENTRIES_MAX);
  return read<CartStore>(context.db, input.q?.orderField === "created_at-asc" ? OLDEST : NEWEST, [
    uuid,
    input.state ?? 0,
    page.limit,
    page.offset,
  ]);
}

/**
 * Adds a game to the logged-in player's cart; idempotent per game.
 *
 * @throws ApiError `store/not-found`, `store/not-released`, `store/already-owned`, `cart/full` above
 *   `CART_ENTRIES_MAX` games
 */
export async function addCartStore(
  context: RequestContext,
  input: {
    readonly store_id: number;
    readonly store_ad_link_uid?: string | null | undefined;
    readonly data_creation_source?: string | null | undefined;
  },
): Promise<CartStore> {
  const { uuid } = requireViewer(context);
  const [entry] = await orApiError(
    read<CartStore>(context.db, ADD, [
      uuid,
      input.store_id,
      mark(input.store_ad_link_uid),
      mark(input.data_creation_source),
      context.now(),
      CART_ENTRIES_MAX,
    ]),
  );
  if (!entry) throw new Error("An entry was put into a cart, but nothing came back");
  return entry;
}

/**
 * Removes entries from the logged-in player's cart. Other players' entries count as absent. @returns how many were
 * removed
 */
export async function removeCartStores(context: RequestContext, uuids: readonly string[]): Promise<number> {
  const { uuid } = requireViewer(context);
  const rows = await read(
    context.db,
    "delete from cart_stores where user_uuid = $1 and state = 0 and uuid = any($2::uuid[]) returning uuid",
    [uuid, uuids.filter(isUuid).slice(0, CART_ENTRIES_MAX)],
  );
  return rows.length;
}

const COLUMNS = "uuid, store_id, state, created_at, updated_at, use_user_coupon_uuids";

const LIST = (direction: "asc" | "desc") => `
  select ${COLUMNS} from cart_stores where user_uuid = $1 and state = $2::int
  order by created_at ${direction}, uuid ${direction} limit $3 offset $4`;
const OLDEST = LIST("asc");
const NEWEST = LIST("desc");
const ADD = `select ${COLUMNS} from add_cart_store($1, $2, $3, $4, $5, $6)`;

/** The click's source is only for statistics: truncated if too long, never rejected. */
const mark = (text: string | null | undefined): string | null =>
  text?.trim().slice(0, MARK_LENGTH_MAX) || null;
const MARK_LENGTH_MAX = 200;

import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { LIMIT_MAX, type PageInput } from "../../platform/paging.ts";
import { read } from "../../platform/read.ts";
import { isUuid } from "../../platform/uuid.ts";
import { requireViewer } from "../../platform/viewer.ts";

export type CartStore = {
  readonly uuid: string;
  readonly store_id: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly use_user_coupon_uuids: readonly string[];
};

/** Games of the signed-in user's cart; `user_uuid` of somebody else finds nothing. */
export async function findCartStores(
  context: RequestContext,
  input: {
    readonly state?: number | null | undefined;
    readonly user_uuid?: string | null | undefined;
    readonly q?: PageInput | null | undefined;
  },
): Promise<readonly CartStore[]> {
  const { uuid } = requireViewer(context);
  if (input.user_uuid && input.user_uuid !== uuid) return [];
  const direction = input.q?.orderField === "created_at-asc" ? "asc" : "desc";
  return read<CartStore>(
    context.db,
    `select ${COLUMNS} from cart_stores where user_uuid = $1 and state = $2
     order by created_at ${direction}, uuid ${direction} limit ${LIMIT_MAX}`,
    [uuid, input.state ?? 0],
  );
}

/**
 * Puts a game into the signed-in user's cart; a game that is in it already stays once.
 *
 * @throws ApiError `store/not-found`, `store/not-released`, `store/already-owned`
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
  const [game] = await read<GameFacts>(context.db, GAME_FACTS, [input.store_id, uuid, context.now()]);
  if (!game) throw new ApiError("store/not-found", "The game was not found.");
  if (game.owned) throw new ApiError("store/already-owned", "The game is already owned.");
  if (!game.released) throw new ApiError("store/not-released", "The game has not been released yet.");
  const [entry] = await read<CartStore>(
    context.db,
    `insert into cart_stores (user_uuid, store_id, store_ad_link_uid, data_creation_source, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5)
     on conflict (user_uuid, store_id) where state = 0 do update set updated_at = excluded.updated_at
     returning ${COLUMNS}`,
    [
      uuid,
      input.store_id,
      input.store_ad_link_uid ?? null,
      input.data_creation_source ?? null,
      context.now(),
    ],
  );
  if (!entry) throw new Error("An insert that returned no row");
  return entry;
}

/** Takes entries out of the signed-in user's cart. Entries of others count as absent. @returns how many were there */
export async function removeCartStores(context: RequestContext, uuids: readonly string[]): Promise<number> {
  const { uuid } = requireViewer(context);
  const rows = await read(
    context.db,
    "delete from cart_stores where user_uuid = $1 and state = 0 and uuid = any($2::uuid[]) returning uuid",
    [uuid, uuids.filter(isUuid)],
  );
  return rows.length;
}

const COLUMNS = "uuid, store_id, created_at, updated_at, use_user_coupon_uuids";

type GameFacts = { readonly released: boolean; readonly owned: boolean };

const GAME_FACTS = `
  select coalesce(s.released_at <= $3::timestamptz, false) as released,
    exists (select 1 from entitlements e where e.store_id = s.id and e.user_uuid = $2) as owned
  from stores s
  where s.id = $1 and s.is_published and (s.released_at <= $3::timestamptz or s.start_preview_at <= $3::timestamptz)`;

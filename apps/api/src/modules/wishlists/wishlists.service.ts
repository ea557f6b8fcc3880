import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { LIMIT_MAX, type PageInput } from "../../platform/paging.ts";
import { read } from "../../platform/read.ts";
import { isUuid } from "../../platform/uuid.ts";
import { requireViewer } from "../../platform/viewer.ts";

export type Wishlist = {
  readonly uuid: string;
  readonly store_id: number;
  readonly memo: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
};

/** Wishes of the signed-in user, newest first unless asked otherwise. */
export async function findWishlists(
  context: RequestContext,
  input: {
    readonly uuid?: string | null | undefined;
    readonly store_id?: number | null | undefined;
    readonly q?: PageInput | null | undefined;
  },
): Promise<readonly Wishlist[]> {
  const viewer = requireViewer(context);
  if (typeof input.uuid === "string" && !isUuid(input.uuid)) return [];
  const direction = input.q?.orderField === "created_at-asc" ? "asc" : "desc";
  return read<Wishlist>(
    context.db,
    `select ${COLUMNS} from wishlists
     where user_uuid = $1 and ($2::uuid is null or uuid = $2) and ($3::int is null or store_id = $3)
     order by created_at ${direction}, uuid ${direction} limit ${LIMIT_MAX}`,
    [viewer.uuid, input.uuid ?? null, input.store_id ?? null],
  );
}

/** Wishes for a game; wishing twice keeps one wish, with the newer memo. @throws ApiError `store/not-found` */
export async function addWishlist(
  context: RequestContext,
  input: { readonly store_id: number; readonly memo?: string | null | undefined },
): Promise<Wishlist> {
  const viewer = requireViewer(context);
  const [wish] = await read<Wishlist>(
    context.db,
    `insert into wishlists (user_uuid, store_id, memo, created_at, updated_at)
       select $1, s.id, $3, $4::timestamptz, $4::timestamptz from stores s
       where s.id = $2 and s.is_published and (s.released_at <= $4::timestamptz or s.start_preview_at <= $4::timestamptz)
     on conflict (user_uuid, store_id) do update
       set memo = coalesce(excluded.memo, wishlists.memo), updated_at = excluded.updated_at
     returning ${COLUMNS}`,
    [viewer.uuid, input.store_id, input.memo?.trim().slice(0, MEMO_LENGTH_MAX) || null, context.now()],
  );
  if (!wish) throw new ApiError("store/not-found", "The game was not found.");
  return wish;
}

/** Takes wishes back. Those of others count as absent. @returns how many were there */
export async function removeWishlists(context: RequestContext, uuids: readonly string[]): Promise<number> {
  const viewer = requireViewer(context);
  const rows = await read(
    context.db,
    "delete from wishlists where user_uuid = $1 and uuid = any($2::uuid[]) returning uuid",
    [viewer.uuid, uuids.filter(isUuid)],
  );
  return rows.length;
}

const COLUMNS = "uuid, store_id, memo, created_at, updated_at";
const MEMO_LENGTH_MAX = 500;

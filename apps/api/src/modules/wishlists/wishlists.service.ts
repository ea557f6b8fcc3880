import { cleanText, textLength } from "@catnip/domain/input";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { LIMIT_MAX, pageWindow, type PageInput } from "../../platform/paging.ts";
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

/** Which wishes: by uuid, by game, or by words in the memo. */
export type WishlistInput = {
  readonly uuid?: string | null | undefined;
  readonly store_id?: number | null | undefined;
  readonly memo?: string | null | undefined;
};

/** The logged-in user's wishes, newest first unless requested otherwise. */
export async function findWishlists(
  context: RequestContext,
  input: WishlistInput & {
    readonly q?: PageInput | null | undefined;
    readonly limit?: number | null | undefined;
  },
): Promise<readonly Wishlist[]> {
  const viewer = requireViewer(context);
  if (typeof input.uuid === "string" && !isUuid(input.uuid)) return [];
  const page = pageWindow(input.q, input.limit, LIMIT_MAX);
  return read<Wishlist>(context.db, input.q?.orderField === "created_at-asc" ? OLDEST : NEWEST, [
    viewer.uuid,
    input.uuid ?? null,
    input.store_id ?? null,
    input.memo?.trim().toLowerCase() || null,
    page.limit,
    page.offset,
  ]);
}

/**
 * Adds a game to the wishlist. Idempotent: wishing twice keeps one wish, with the newer memo.
 *
 * @throws ApiError `store/not-found`, `input/invalid` for a memo that is too long
 */
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
    [viewer.uuid, input.store_id, checkMemo(input.memo), context.now()],
  );
  if (!wish) throw new ApiError("store/not-found", "The game was not found.");
  return wish;
}

/**
 * Changes the memo of a wish, by its uuid or its game; no memo clears it.
 *
 * @throws ApiError `wishlist/not-found`, also for another player's wish; `input/invalid`
 */
export async function setWishlist(context: RequestContext, input: WishlistInput): Promise<Wishlist> {
  const viewer = requireViewer(context);
  const { uuid = null, store_id = null } = input;
  if (uuid === null && store_id === null) {
    throw new ApiError("input/invalid", "Name the wish by its uuid or by its game.", { field: "uuid" });
  }
  const memo = checkMemo(input.memo);
  const [wish] =
    uuid !== null && !isUuid(uuid)
      ? []
      : await read<Wishlist>(
          context.db,
          `update wishlists set memo = $4, updated_at = $5 where ${WANTED} returning ${COLUMNS}`,
          [viewer.uuid, uuid, store_id, memo, context.now()],
        );
  if (!wish) throw new ApiError("wishlist/not-found", "The wish was not found.");
  return wish;
}

/** Removes wishes, by uuid or by game. Other players' wishes are ignored. @returns how many were removed */
export async function removeWishlists(
  context: RequestContext,
  input: {
    readonly uuid?: readonly string[] | null | undefined;
    readonly store_id?: number | null | undefined;
  },
): Promise<number> {
  const viewer = requireViewer(context);
  const rows = await read(
    context.db,
    "delete from wishlists where user_uuid = $1 and (uuid = any($2::uuid[]) or store_id = $3::int) returning uuid",
    [viewer.uuid, (input.uuid ?? []).filter(isUuid).slice(0, LIMIT_MAX), input.store_id ?? null],
  );
  return rows.length;
}

/** @throws ApiError `input/invalid` above `MEMO_LENGTH_MAX` characters */
function checkMemo(typed: string | null | undefined): string | null {
  const memo = cleanText(typed ?? "");
  if (textLength(memo) > MEMO_LENGTH_MAX) {
    throw new ApiError("input/invalid", `At most ${MEMO_LENGTH_MAX} characters.`, {
      field: "memo",
      max: MEMO_LENGTH_MAX,
    });
  }
  return memo || null;
}

const MEMO_LENGTH_MAX = 500;
const COLUMNS = "uuid, store_id, memo, created_at, updated_at";
const WANTED = "user_uuid = $1 and ($2::uuid is null or uuid = $2) and ($3::int is null or store_id = $3)";

const LIST = (direction: "asc" | "desc") => `
  select ${COLUMNS} from wishlists where ${WANTED} and ($4::text is null or position($4 in lower(memo)) > 0)
  order by created_at ${direction}, uuid ${direction} limit $5 offset $6`;
const OLDEST = LIST("asc");
const NEWEST = LIST("desc");

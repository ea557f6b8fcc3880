import { parseStoreId } from "@catnip/domain/input";
import type { SupportReferenceKind } from "@catnip/domain/support";
import { ApiError } from "../../platform/errors.ts";
import { read, type Queryable } from "../../platform/read.ts";
import { isUuid } from "../../platform/uuid.ts";

export type Reference = { readonly kind: SupportReferenceKind; readonly id: string };

/**
 * Checks what a case points at: purchases and payments must be the player's own, a game must be in the shop.
 *
 * @param userUuid null for guests, who have neither purchases nor payments
 * @throws ApiError `input/invalid`; another player's is answered like one that does not exist
 */
export async function expectReference(
  db: Queryable,
  { kind, id }: Reference,
  userUuid: string | null,
): Promise<void> {
  const found = await KNOWN[kind](db, id, userUuid);
  if (!found) throw new ApiError("input/invalid", "There is no such thing.", { field: "reference" });
}

type Lookup = (db: Queryable, id: string, userUuid: string | null) => Promise<boolean>;

const KNOWN: Readonly<Record<SupportReferenceKind, Lookup>> = {
  order: async (db, id, userUuid) =>
    isUuid(id) &&
    (await read(db, "select from orders where uuid = $1 and user_uuid = $2", [id, userUuid])).length > 0,
  payment: async (db, id, userUuid) =>
    (await read(db, "select from payments where order_no = $1 and user_uuid = $2", [id, userUuid])).length >
    0,
  game: async (db, id) => {
    const storeId = parseStoreId(id);
    if (storeId === null) return false;
    return (await read(db, "select from stores where id = $1 and is_published", [storeId])).length > 0;
  },
};

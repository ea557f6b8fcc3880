import type { Database } from "../../platform/database.ts";
import { read } from "../../platform/read.ts";

/** The games a user owns, by id. */
export async function ownedStoreIds(db: Database, userUuid: string): Promise<readonly number[]> {
  const rows = await read<{ store_id: number }>(
    db,
    "select store_id from entitlements where user_uuid = $1 order by store_id",
    [userUuid],
  );
  return rows.map((row) => row.store_id);
}

/** Whether a user may play and download the official builds of a game. */
export async function isOwned(db: Database, userUuid: string, storeId: number): Promise<boolean> {
  const rows = await read(db, "select from entitlements where user_uuid = $1 and store_id = $2", [
    userUuid,
    storeId,
  ]);
  return rows.length === 1;
}

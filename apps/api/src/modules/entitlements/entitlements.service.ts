import type { Database } from "../../platform/database.ts";

/** The games a user owns, by id. */
export async function ownedStoreIds(db: Database, userUuid: string): Promise<readonly number[]> {
  const { rows } = await db.$client.query<{ store_id: number }>({
    name: "owned-store-ids",
    text: "select store_id from entitlements where user_uuid = $1 order by store_id",
    values: [userUuid],
  });
  return rows.map((row) => row.store_id);
}

/** Whether a user may play and download the official builds of a game. */
export async function isOwned(db: Database, userUuid: string, storeId: number): Promise<boolean> {
  const { rowCount } = await db.$client.query({
    name: "is-owned",
    text: "select from entitlements where user_uuid = $1 and store_id = $2",
    values: [userUuid, storeId],
  });
  return rowCount === 1;
}

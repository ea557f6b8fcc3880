import { randomUUID } from "node:crypto";
import type { Database } from "../../../platform/database.ts";

/** Grants a game without a purchase. */
export async function giveGame(
  db: Pick<Database, "$client">,
  userUuid: string,
  storeId: number,
): Promise<void> {
  await db.$client.query(
    "insert into entitlements (user_uuid, store_id, order_uuid, created_at) values ($1, $2, $3, now())",
    [userUuid, storeId, randomUUID()],
  );
}

/** Revokes it again, like a refund does. */
export async function takeGame(
  db: Pick<Database, "$client">,
  userUuid: string,
  storeId: number,
): Promise<void> {
  await db.$client.query("delete from entitlements where user_uuid = $1 and store_id = $2", [
    userUuid,
    storeId,
  ]);
}

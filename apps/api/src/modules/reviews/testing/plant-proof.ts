import { randomBytes } from "node:crypto";
import type { Viewer } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database.ts";
import { NOW } from "../../orders/testing/shop.ts";

/** A proof of a payment, without the way it takes there. */
export async function plantProof(
  db: Database,
  { uuid }: Pick<Viewer, "uuid">,
  orderNo: string,
  createdAt: Date = NOW,
): Promise<string> {
  const { rows } = await db.$client.query<{ uuid: string }>(
    `insert into payment_proofs (order_no, user_uuid, picture, digest, width, height, created_at)
      values ($1, $2, $3, $3, 80, 80, $4) returning uuid`,
    [orderNo, uuid, randomBytes(32), createdAt],
  );
  return rows[0]?.uuid ?? "none";
}

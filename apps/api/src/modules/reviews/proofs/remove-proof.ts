import type { RequestContext } from "../../../platform/context.ts";
import { ApiError } from "../../../platform/errors.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { isUuid } from "../../../platform/uuid.ts";
import { requirePayer } from "../../top-ups/index.ts";
import { lockOwnTransfer } from "./own-proofs.ts";

/**
 * Deletes a proof for good, while its payment is not decided yet. Idempotent.
 *
 * @returns whether it was there
 * @throws ApiError as `lockOwnTransfer`, `input/invalid`
 */
export async function removeProof(context: RequestContext, orderNo: string, uuid: string): Promise<boolean> {
  const { uuid: userUuid } = requirePayer(context);
  if (!isUuid(uuid)) throw new ApiError("input/invalid", "Not the uuid of a proof", { field: "uuid" });
  return inTransaction(context.db, async ({ $client }) => {
    await lockOwnTransfer($client, context, userUuid, orderNo);
    const { rowCount } = await $client.query("delete from payment_proofs where uuid = $1 and order_no = $2", [
      uuid,
      orderNo,
    ]);
    return rowCount === 1;
  });
}

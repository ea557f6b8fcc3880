import type { PoolClient } from "pg";
import { isUuid } from "../../../platform/uuid.ts";
import { noBatch, type VoucherBatch } from "./voucher-batch.ts";

/** A batch, locked for a change to it or its codes. @throws ApiError `input/invalid` for an unknown one */
export async function lockBatch(
  client: PoolClient,
  uuid: string,
): Promise<
  Pick<VoucherBatch, "uuid" | "created_by" | "needs_approval" | "issued_by" | "issued_at" | "provider_key">
> {
  if (!isUuid(uuid)) throw noBatch();
  const { rows } = await client.query<VoucherBatch>(
    `select uuid, created_by, needs_approval, issued_by, issued_at, provider_key from voucher_batches
      where uuid = $1 for update`,
    [uuid],
  );
  const [batch] = rows;
  if (!batch) throw noBatch();
  return batch;
}

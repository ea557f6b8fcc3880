import { audited, recordAudit } from "../../platform/audit/record-audit.ts";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { cleanReason } from "../../platform/reason.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { requireRole } from "../../platform/viewer.ts";
import { batchOf, expectNotOwn, lockBatch, payoutsIn, type PayoutBatch } from "./batch-row.ts";
import { invalid } from "./payout-row.ts";
import { access } from "./payouts.access.ts";

export type DecisionInput = { readonly uuid: string; readonly reason: string };

/**
 * Approves a batch that another member of staff made (R-ERN-13). Idempotent: the first approval is kept.
 *
 * @throws ApiError `auth/forbidden` unless finance or root, for one's own batch and one's own earnings, `input/invalid`
 *   for a batch that is not there or needs no approval
 */
export async function approvePayoutBatch(
  context: RequestContext,
  input: DecisionInput,
): Promise<PayoutBatch> {
  const actor = await requireRole(context, "finance", "root");
  const now = context.now();
  const why = cleanReason(input.reason);
  return inTransaction(context.db, async (tx) => {
    const batch = await lockBatch(tx, input.uuid);
    if (!batch.needs_approval) throw invalid("uuid");
    if (batch.created_by === actor.uuid)
      throw new ApiError("auth/forbidden", "A batch is approved by someone who did not make it.");
    expectNotOwn(actor.uuid, await payoutsIn(tx, batch.uuid));
    if (batch.approved_by !== null) return batch;
    await tx.$client.query("update payout_batches set approved_by = $2, approved_at = $3 where uuid = $1", [
      batch.uuid,
      actor.uuid,
      now,
    ]);
    await recordAudit(tx, actor, {
      operation: audited(access, "approvePayoutBatch"),
      object: { kind: "payout_batch", id: batch.uuid },
      why,
      before: { approved_by: null },
      after: { approved_by: actor.uuid },
      at: now,
    });
    return batchOf(tx, batch.uuid);
  });
}

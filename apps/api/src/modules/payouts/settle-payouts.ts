import { audited, recordAudit } from "../../platform/audit/record-audit.ts";
import type { RequestContext } from "../../platform/context.ts";
import { cleanReason } from "../../platform/reason.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { requireRole } from "../../platform/viewer.ts";
import type { DecisionInput } from "./approve-batch.ts";
import {
  batchOf,
  expectApproved,
  expectNotOwn,
  lockBatch,
  payoutsIn,
  type PayoutBatch,
} from "./batch-row.ts";
import { lockPayouts } from "./payout-row.ts";
import { access } from "./payouts.access.ts";
import { takeStep } from "./take-step.ts";

/**
 * The bank has paid a batch: all of its payouts that did not come back are settled. Settling it again changes nothing
 * (R-ERN-17).
 *
 * @throws ApiError `auth/forbidden` unless finance or root, for one's own earnings, and before its approval,
 *   `input/invalid` for a batch that is not there
 */
export async function settlePayoutBatch(context: RequestContext, input: DecisionInput): Promise<PayoutBatch> {
  const actor = await requireRole(context, "finance", "root");
  const now = context.now();
  const why = cleanReason(input.reason);
  return inTransaction(context.db, async (tx) => {
    const batch = await lockBatch(tx, input.uuid);
    const payouts = await lockPayouts(
      tx,
      (await payoutsIn(tx, batch.uuid)).map(({ uuid }) => uuid),
    );
    expectApproved(batch);
    expectNotOwn(actor.uuid, payouts);
    const open = payouts.filter(({ state }) => state === "batched");
    if (open.length === 0) return batch;
    for (const payout of open)
      await takeStep(tx, payout, { to: "settled", batch: batch.uuid, actor: actor.uuid, why, now });
    await recordAudit(tx, actor, {
      operation: audited(access, "settlePayoutBatch"),
      object: { kind: "payout_batch", id: batch.uuid },
      why,
      after: { settled: open.map(({ uuid }) => uuid) },
      at: now,
    });
    return batchOf(tx, batch.uuid);
  });
}

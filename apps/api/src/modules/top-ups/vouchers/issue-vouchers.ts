import { mayApprove } from "@catnip/domain/redemptions";
import { audited, recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Services } from "../../../platform/context.ts";
import { ApiError } from "../../../platform/errors.ts";
import { cleanReason } from "../../../platform/reason.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import type { Actor } from "../../../platform/viewer.ts";
import { access } from "../top-ups.access.ts";
import { lockBatch } from "./lock-batch.ts";
import { voucherBatch, type VoucherBatch } from "./voucher-batch.ts";

/**
 * Issues the vouchers of a batch: from now on they pay. Above what one person may mint alone, someone else has to do it
 * (R-PAY-42). Idempotent: the first time is kept.
 *
 * @throws ApiError `input/invalid` for an unknown batch, `quest/own-codes` for one's own where two are needed
 */
export async function issueVouchers(
  { db, now }: Pick<Services, "db" | "now">,
  actor: Actor,
  input: { readonly uuid: string; readonly reason: string },
): Promise<VoucherBatch> {
  const why = cleanReason(input.reason);
  const at = now();
  return inTransaction(db, async (tx) => {
    const batch = await lockBatch(tx.$client, input.uuid);
    if (batch.needs_approval && !mayApprove(actor.uuid, batch))
      throw new ApiError("quest/own-codes", "Vouchers are issued by someone who did not mint them.");
    if (batch.issued_at === null) {
      await tx.$client.query("update voucher_batches set issued_by = $2, issued_at = $3 where uuid = $1", [
        batch.uuid,
        actor.uuid,
        at,
      ]);
      await tx.$client.query(
        "update voucher_codes set state = 'issued', changed_at = $2 where batch_uuid = $1 and state = 'minted'",
        [batch.uuid, at],
      );
    }
    const after = await voucherBatch(tx, batch.uuid);
    await recordAudit(tx, actor, {
      operation: audited(access, "issueVouchers"),
      object: { kind: "voucher_batch", id: batch.uuid },
      why,
      before: { issued_by: batch.issued_by, issued_at: batch.issued_at },
      after: { issued_by: after.issued_by, issued_at: after.issued_at },
      at,
    });
    return after;
  });
}

import { audited, recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Services } from "../../../platform/context.ts";
import { ApiError } from "../../../platform/errors.ts";
import { cleanReason } from "../../../platform/reason.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import type { Actor } from "../../../platform/viewer.ts";
import { access } from "../top-ups.access.ts";
import { lockBatch } from "./lock-batch.ts";
import { voucherBatch, type VoucherBatch } from "./voucher-batch.ts";
import { voucherMac } from "./voucher-mac.ts";

/**
 * Ends vouchers for good: all of a batch, or some whose sale was undone. Those already redeemed stay redeemed.
 *
 * @throws ApiError `input/invalid` for an unknown batch, or a code that is not of this batch
 */
export async function voidVouchers(
  { db, now, config }: Pick<Services, "db" | "now" | "config">,
  actor: Actor,
  input: {
    readonly uuid: string;
    readonly codes?: readonly string[] | null | undefined;
    readonly reason: string;
  },
): Promise<VoucherBatch> {
  const why = cleanReason(input.reason);
  const at = now();
  const macs = input.codes?.map((code) => voucherMac(config, code)) ?? null;
  return inTransaction(db, async (tx) => {
    const { uuid } = await lockBatch(tx.$client, input.uuid);
    if (macs) {
      const { rowCount } = await tx.$client.query(
        "select from voucher_codes where batch_uuid = $1 and mac = any($2::bytea[])",
        [uuid, macs.filter((mac) => mac !== null)],
      );
      if (rowCount !== macs.length)
        throw new ApiError("input/invalid", "Not every code is of this batch.", { field: "codes" });
    }
    const { rowCount } = await tx.$client.query(
      `update voucher_codes set state = 'void', changed_at = $3
        where batch_uuid = $1 and state in ('minted', 'issued') and ($2::bytea[] is null or mac = any($2))`,
      [uuid, macs, at],
    );
    await recordAudit(tx, actor, {
      operation: audited(access, "voidVouchers"),
      object: { kind: "voucher_batch", id: uuid },
      why,
      after: { voided: rowCount ?? 0, all: macs === null },
      at,
    });
    return voucherBatch(tx, uuid);
  });
}

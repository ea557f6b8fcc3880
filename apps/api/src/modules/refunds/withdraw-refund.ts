import { audited, recordAudit } from "../../platform/audit/record-audit.ts";
import type { Services } from "../../platform/context.ts";
import { read } from "../../platform/read.ts";
import { cleanReason } from "../../platform/reason.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { isUuid } from "../../platform/uuid.ts";
import type { Actor } from "../../platform/viewer.ts";
import { access } from "./refunds.access.ts";
import { invalid, REFUND_COLUMNS, type TopUpRefund } from "./refund-row.ts";

/**
 * Withdraws a refund that a second person did not agree to, or that the provider refuses. If the money still goes back,
 * the provider's facts are applied as usual. Idempotent.
 *
 * @throws ApiError `input/invalid` for a refund that is not there or is done
 */
export async function withdrawTopUpRefund(
  { db, now }: Pick<Services, "db" | "now">,
  actor: Pick<Actor, "uuid" | "role">,
  { uuid, reason }: { readonly uuid: string; readonly reason: string },
): Promise<TopUpRefund> {
  const why = cleanReason(reason);
  if (!isUuid(uuid)) throw invalid("uuid", "There is no such refund");
  return inTransaction(db, async (tx) => {
    const [refund] = await read<TopUpRefund>(
      tx,
      `select ${REFUND_COLUMNS} from top_up_refunds where uuid = $1 for update`,
      [uuid],
    );
    if (!refund || refund.state === "done") throw invalid("uuid", "There is no such refund to withdraw");
    if (refund.state === "withdrawn") return refund;
    await tx.$client.query(
      "update top_up_refunds set state = 'withdrawn', next_try_at = null, changed_at = $2 where uuid = $1",
      [uuid, now()],
    );
    await recordAudit(tx, actor, {
      operation: audited(access, "withdrawTopUpRefund"),
      object: { kind: "payment", id: refund.order_no },
      why,
      before: { state: refund.state },
      after: { refund: refund.uuid, state: "withdrawn" },
      at: now(),
    });
    return { ...refund, state: "withdrawn" };
  });
}

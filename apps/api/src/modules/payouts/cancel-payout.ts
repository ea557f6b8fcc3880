import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { requireRole } from "../../platform/viewer.ts";
import { invalid, lockPayout, type PayoutRow } from "./payout-row.ts";
import { takeStep } from "./take-step.ts";

/**
 * A creator takes a payout back before finance has put it into a batch. Cancelling it again changes nothing.
 *
 * @throws ApiError `auth/forbidden` unless a creator, `input/invalid` for one that is not theirs,
 *   `request/version-conflict` once it is under way
 */
export async function cancelPayout(context: RequestContext, uuid: string): Promise<PayoutRow> {
  const { uuid: creator } = await requireRole(context, "creator");
  return inTransaction(context.db, async (tx) => {
    const payout = await lockPayout(tx, uuid);
    if (payout.creator_uuid !== creator) throw invalid("uuid");
    if (payout.state === "cancelled") return payout;
    if (payout.state !== "requested")
      throw new ApiError("request/version-conflict", "The payout is under way already.");
    const now = context.now();
    await takeStep(tx, payout, { to: "cancelled", batch: null, actor: creator, why: "by the creator", now });
    return { ...payout, state: "cancelled" };
  });
}

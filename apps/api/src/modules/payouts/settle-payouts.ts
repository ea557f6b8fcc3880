import { audited, recordAudit } from "../../platform/audit/record-audit.ts";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { read } from "../../platform/read.ts";
import { cleanReason } from "../../platform/reason.ts";
import { inTransaction, type Transaction } from "../../platform/transaction.ts";
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
import { checkedUuid, invalid, lockPayouts, type PayoutRow } from "./payout-row.ts";
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

/**
 * A payout is refused or came back from the bank: its earnings are payable again. Returning it again changes nothing.
 *
 * @throws ApiError `auth/forbidden` unless finance or root, and for one's own, `input/invalid` for one that is not
 *   there, `request/version-conflict` for one that was cancelled
 */
export async function returnPayout(context: RequestContext, input: DecisionInput): Promise<PayoutRow> {
  const actor = await requireRole(context, "finance", "root");
  const now = context.now();
  const why = cleanReason(input.reason);
  return inTransaction(context.db, async (tx) => {
    const payout = await lockPayout(tx, input.uuid);
    expectNotOwn(actor.uuid, [payout]);
    if (payout.state === "returned") return payout;
    const batch = await batchUuidOf(tx, payout.uuid);
    await takeStep(tx, payout, { to: "returned", batch, actor: actor.uuid, why, now });
    await recordAudit(tx, actor, {
      operation: audited(access, "returnPayout"),
      object: { kind: "payout", id: payout.uuid },
      why,
      before: { state: payout.state },
      after: { state: "returned" },
      at: now,
    });
    return { ...payout, state: "returned" };
  });
}

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

async function lockPayout(tx: Transaction, uuid: string): Promise<PayoutRow> {
  const [payout] = await lockPayouts(tx, [checkedUuid(uuid)]);
  if (!payout) throw invalid("uuid");
  return payout;
}

async function batchUuidOf(tx: Transaction, request: string): Promise<string | null> {
  const [row] = await read<{ readonly batch_uuid: string | null }>(
    tx,
    "select batch_uuid from payout_steps where request_uuid = $1 and to_state = 'batched'",
    [request],
  );
  return row?.batch_uuid ?? null;
}

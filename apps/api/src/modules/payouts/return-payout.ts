import { cleanLine, textLength } from "@catnip/domain/input";
import { audited, recordAudit } from "../../platform/audit/record-audit.ts";
import type { Config } from "../../platform/config.ts";
import type { RequestContext, Services } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { read, type Queryable } from "../../platform/read.ts";
import { cleanReason } from "../../platform/reason.ts";
import { inTransaction, type Transaction } from "../../platform/transaction.ts";
import { requireRole, type Actor } from "../../platform/viewer.ts";
import { expectNotOwn } from "./batch-row.ts";
import { checkedUuid, invalid, lockPayout, type PayoutRow } from "./payout-row.ts";
import { needsSecondPerson } from "../wallets/index.ts";
import { access } from "./payouts.access.ts";
import { takeStep } from "./take-step.ts";

export type ReturnInput = {
  readonly uuid: string;
  readonly reason: string;
  /** How the bank numbers its message that it did not pay, or that the money came back. */
  readonly bank_reference?: string | null | undefined;
};

const REFERENCE_LENGTH_MAX = 64;

/**
 * A payout is refused or came back from the bank: its earnings are payable again. Returning it again changes nothing.
 *
 * Once a bank may have got it, that would pay its creator twice if it were not true. So it takes the number of the
 * bank's message, and where a second person is needed (R-TWO-1), nothing is booked until someone else states the same
 * number (R-ERN-20).
 *
 * @returns the payout; still as it was while a second person is waited for, with `return_reference`
 * @throws ApiError `auth/forbidden` unless finance or root, and for one's own, `input/invalid` for one that is not
 *   there, or without a number where there has to be one, `request/version-conflict` for one that was cancelled, or is
 *   being put into a batch
 */
export async function returnPayout(context: RequestContext, input: ReturnInput): Promise<PayoutRow> {
  const actor = await requireRole(context, "finance", "root");
  const stated = { why: cleanReason(input.reason), reference: referenceOf(input.bank_reference) };
  return inTransaction(context.db, (tx) => returnIn(tx, context, actor, input.uuid, stated));
}

function referenceOf(typed: string | null | undefined): string | null {
  if (typed === null || typed === undefined) return null;
  const reference = cleanLine(typed);
  if (reference === "" || textLength(reference) > REFERENCE_LENGTH_MAX)
    throw invalid("bank_reference", { max: REFERENCE_LENGTH_MAX });
  return reference;
}

type Stated = { readonly why: string; readonly reference: string | null };

async function returnIn(
  tx: Transaction,
  { config, now }: Pick<Services, "config" | "now">,
  actor: Actor,
  uuid: string,
  { why, reference }: Stated,
): Promise<PayoutRow> {
  // Before the payout, in the same order as approval and settlement.
  const batch = await lockBatchOf(tx, uuid);
  const payout = await lockPayout(tx, uuid);
  expectNotOwn(actor.uuid, [payout]);
  if (payout.state === "returned") return payout;
  if (payout.state === "batched" && batch === null)
    throw new ApiError("request/version-conflict", "Someone else has put the payout into a batch.");
  const at = now();
  const isSent = payout.state === "settled" || (payout.state === "batched" && batch?.is_open === true);
  if (isSent && reference === null) throw invalid("bank_reference");
  const waits = isSent && !(await mayReturn(tx, config, payout, { actor: actor.uuid, why, reference, at }));
  const state = waits ? payout.state : "returned";
  if (!waits)
    await takeStep(tx, payout, {
      to: "returned",
      batch: batch?.uuid ?? null,
      actor: actor.uuid,
      why,
      now: at,
    });
  const return_reference = isSent ? reference : payout.return_reference;
  await recordAudit(tx, actor, {
    operation: audited(access, "returnPayout"),
    object: { kind: "payout", id: payout.uuid },
    why,
    before: { state: payout.state },
    after: { state, bank_reference: return_reference },
    at,
  });
  return { ...payout, state, return_reference };
}

type Statement = {
  readonly actor: string;
  readonly why: string;
  readonly reference: string | null;
  readonly at: Date;
};

/** Records a statement, and returns whether it is enough to carry out the return. */
async function mayReturn(
  tx: Transaction,
  config: Config,
  { uuid, creator_uuid, amount }: PayoutRow,
  { actor, why, reference, at }: Statement,
): Promise<boolean> {
  await read(tx, NOTE, [uuid, reference, why, actor, at]);
  const [other] = await read(tx, BY_ANOTHER, [uuid, reference, actor]);
  if (other) return true;
  return !(await needsSecondPerson(tx, config, "payout-return", {
    actor_uuid: actor,
    parts: [{ beneficiary_uuid: creator_uuid, worth: amount }],
    at,
  }));
}

/**
 * The batch a payout is in, locked against approval and settlement until the transaction ends. `is_open`: it needs no
 * more approval, so that it may have gone to the bank.
 */
async function lockBatchOf(
  tx: Queryable,
  request: string,
): Promise<{ readonly uuid: string; readonly is_open: boolean } | null> {
  const [row] = await read<{ readonly uuid: string; readonly is_open: boolean }>(tx, BATCH, [
    checkedUuid(request),
  ]);
  return row ?? null;
}

const BATCH = `select b.uuid, not b.needs_approval or b.approved_at is not null as is_open
  from payout_steps s join payout_batches b on b.uuid = s.batch_uuid
  where s.request_uuid = $1 and s.to_state = 'batched' for share of b`;
const NOTE = `insert into payout_returns (request_uuid, bank_reference, why, stated_by, created_at)
  values ($1, $2, $3, $4, $5) on conflict do nothing`;
const BY_ANOTHER = `select from payout_returns where request_uuid = $1 and bank_reference = $2 and stated_by <> $3 limit 1`;

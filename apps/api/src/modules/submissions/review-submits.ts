import {
  changedFields,
  submissionProblems,
  visibleFrom,
  type KnownWords,
  type ReviewDecision,
} from "@catnip/domain/submissions";
import { audited, recordAudit } from "../../platform/audit/record-audit.ts";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { inTransaction, type Transaction } from "../../platform/transaction.ts";
import { requireRole, type Actor } from "../../platform/viewer.ts";
import { notify } from "../notifications/index.ts";
import { expectNoRaise } from "../prices/index.ts";
import { ownSubmit } from "./find-submits.ts";
import { knownWords } from "./known-words.ts";
import { expectVersion, lockSubmit, noteEvent, stepFrom } from "./lock-submit.ts";
import { projectSubmit } from "./project-submit.ts";
import { releasedSince, type SubmitRow } from "./submit-rows.ts";
import type { StoreSubmit } from "./submissions.types.ts";
import { access } from "./submissions.access.ts";

export type ReviewInput = {
  readonly uuid: string;
  readonly version: number;
  readonly decision: ReviewDecision;
  readonly reason?: string | null | undefined;
};

/** The longest reason, in characters. */
const REASON_LENGTH_MAX = 2_000;

/**
 * Starts a review, accepts or rejects a submission. Accepting writes the public rows of the game (`projectSubmit`), the
 * history step, the audit event and the creator's notification in one transaction.
 *
 * @param input.version the version that was reviewed; a newer one has to be read first
 * @throws ApiError `auth/forbidden` (also for one's own, except root), `submission/not-found`,
 *   `submission/not-editable`, `request/version-conflict`, `submission/incomplete` (what was complete when submitted
 *   may no longer be), `price/raised-in-sale`, `input/invalid` for a rejection without a reason
 */
export async function reviewStoreSubmit(context: RequestContext, input: ReviewInput): Promise<StoreSubmit> {
  const actor = await requireRole(context, "reviewer", "root");
  const { decision } = input;
  const reason = reasonOf(input.reason, decision);
  // Before the transaction: waiting for a second connection while holding one could deadlock the pool.
  const known = await knownWords(context);
  await inTransaction(context.db, async (tx) => {
    const row = await lockSubmit(tx, input.uuid, null);
    if (row.author_uuid === actor.uuid && !actor.roles.includes("root"))
      throw new ApiError("auth/forbidden", "You cannot review your own submission.");
    expectVersion(row, input.version);
    await STEPS[decision](context, tx, { row, actor, reason, known });
  });
  return ownSubmit(context, input.uuid);
}

type Review = {
  readonly row: SubmitRow;
  readonly actor: Actor;
  readonly reason: string | null;
  readonly known: KnownWords;
};
type Step = (context: RequestContext, tx: Transaction, review: Review) => Promise<void>;

const start: Step = async (context, tx, { row, actor, reason }) => {
  const now = context.now();
  const state = stepFrom(row, "start", now);
  const version = row.version + 1;
  await tx.$client.query(
    "update store_submits set state = $2, version = $3, reviewer_uuid = $4, updated_at = $5 where uuid = $1",
    [row.uuid, state, version, actor.uuid, now],
  );
  await noteStep(tx, { row, actor, reason }, { state, version, now });
};

const refuse: Step = async (context, tx, { row, actor, reason }) => {
  const now = context.now();
  const state = stepFrom(row, "refuse", now);
  const version = row.version + 1;
  await tx.$client.query(
    `update store_submits set state = $2, version = $3, reviewer_uuid = $4, reviewed_at = $5, updated_at = $5, reason = $6
     where uuid = $1`,
    [row.uuid, state, version, actor.uuid, now, reason],
  );
  await noteStep(tx, { row, actor, reason }, { state, version, now });
  const facts = { store_id: row.store_id, submission_uuid: row.uuid, reason: reason ?? "" };
  const subject = `${row.uuid} ${version}`;
  await notify(tx, { userUuid: row.author_uuid, kind: "submission_refused", subject, facts }, now);
};

const accept: Step = async (context, tx, { row, actor, reason, known }) => {
  const now = context.now();
  const state = stepFrom(row, "accept", now);
  const version = row.version + 1;
  const attestations = { all_characters_adult: row.all_characters_adult, rights_held: row.rights_held };
  const [problem] = submissionProblems(row.document, known, attestations, releasedSince(row, now));
  if (problem) throw new ApiError("submission/incomplete", `${problem.field}: ${problem.problem}.`, problem);

  // A sale may have begun since the submission.
  await expectNoRaise(tx, row.store_id, row.document.store_submit_price, now);

  const document = await projectSubmit(tx, row, now);
  await tx.$client.query(
    `update store_submits set state = $2, version = $3, reviewer_uuid = $4, reviewed_at = $5, updated_at = $5, reason = null,
       document = $6, accepted_document = $6, visible_at = coalesce(least(visible_at, $7), $7) where uuid = $1`,
    [
      row.uuid,
      state,
      version,
      actor.uuid,
      now,
      JSON.stringify(document),
      visibleFrom(document.store, row.visible_at ?? now),
    ],
  );
  await noteStep(tx, { row: { ...row, document }, actor, reason }, { state, version, now });
  const facts = { store_id: row.store_id, submission_uuid: row.uuid };
  const subject = `${row.uuid} ${version}`;
  await notify(tx, { userUuid: row.author_uuid, kind: "submission_accepted", subject, facts }, now);
};

const STEPS: Readonly<Record<ReviewDecision, Step>> = { start, accept, refuse };

async function noteStep(
  tx: Transaction,
  { row, actor, reason }: Omit<Review, "known">,
  {
    state,
    version,
    now,
  }: { readonly state: SubmitRow["state"]; readonly version: number; readonly now: Date },
): Promise<void> {
  await noteEvent(tx, { ...row, version, state, reason, actorUuid: actor.uuid, now });
  await recordAudit(tx, actor, {
    operation: audited(access, "reviewStoreSubmit"),
    object: { kind: "store_submit", id: row.uuid },
    why: reason,
    before: { state: row.state, version: row.version },
    after: { state, version, changed_fields: changedFields(row.accepted_document, row.document) },
    at: now,
  });
}

function reasonOf(text: string | null | undefined, decision: ReviewDecision): string | null {
  const reason = text?.trim() || null;
  if (reason === null && decision === "refuse")
    throw new ApiError("input/invalid", "A refusal says why.", { field: "reason" });
  if (reason !== null && Array.from(reason).length > REASON_LENGTH_MAX) {
    const facts = { field: "reason", max: REASON_LENGTH_MAX };
    throw new ApiError("input/invalid", "The reason is too long.", facts);
  }
  return reason;
}

import { submissionProblems, type SubmitAttestations } from "@catnip/domain/submissions";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { requireRole } from "../../platform/viewer.ts";
import { expectNoRaise } from "../prices/index.ts";
import { ownSubmit } from "./find-submits.ts";
import { knownWords } from "./known-words.ts";
import { expectVersion, lockSubmit, noteEvent, stepFrom } from "./lock-submit.ts";
import { releasedSince, type SubmitRow } from "./submit-rows.ts";
import type { StoreSubmit } from "./submissions.types.ts";

/**
 * Submits a submission for review. Idempotent for the same version.
 *
 * @param input.version the version that was shown
 * @throws ApiError `submission/incomplete` (details: the first problem, and how many there are),
 *   `submission/not-found`, `submission/not-editable`, `request/version-conflict`, `price/raised-in-sale`
 */
export async function submitStoreSubmit(
  context: RequestContext,
  input: SubmitAttestations & { readonly uuid: string; readonly version: number },
): Promise<StoreSubmit> {
  const { uuid: authorUuid } = await requireRole(context, "creator");
  const known = await knownWords(context);
  await inTransaction(context.db, async (tx) => {
    const row = await lockSubmit(tx, input.uuid, authorUuid);
    if (wasHandedIn(row, input.version)) return;
    expectVersion(row, input.version);
    const now = context.now();
    const state = stepFrom(row, "submit", now);
    const problems = submissionProblems(row.document, known, input, releasedSince(row, now));
    const [problem] = problems;
    if (problem) {
      const facts = { ...problem, count: problems.length };
      throw new ApiError("submission/incomplete", `${problem.field}: ${problem.problem}.`, facts);
    }
    await expectNoRaise(tx, row.store_id, row.document.store_submit_price, now);
    const version = row.version + 1;
    await tx.$client.query(
      `update store_submits set state = $2, version = $3, all_characters_adult = true, rights_held = true, reason = null,
         reviewer_uuid = null, submitted_at = $4, updated_at = $4 where uuid = $1`,
      [row.uuid, state, version, now],
    );
    await noteEvent(tx, { ...row, version, state, reason: null, actorUuid: authorUuid, now });
  });
  return ownSubmit(context, input.uuid);
}

const wasHandedIn = (row: SubmitRow, version: number): boolean =>
  row.state === "submitted" && row.version === version + 1;

/**
 * Withdraws a submission before a decision, back to a draft.
 *
 * @throws ApiError `submission/not-found`, `submission/not-editable`, `request/version-conflict`
 */
export async function withdrawStoreSubmit(
  context: RequestContext,
  input: { readonly uuid: string; readonly version: number },
): Promise<StoreSubmit> {
  const { uuid: authorUuid } = await requireRole(context, "creator");
  await inTransaction(context.db, async (tx) => {
    const row = await lockSubmit(tx, input.uuid, authorUuid);
    if (row.state === "draft" && row.version === input.version + 1) return;
    const now = context.now();
    const state = stepFrom(row, "withdraw", now);
    // A reviewer who just started the review created a new version; that must not block the withdrawal.
    if (row.state === "submitted") expectVersion(row, input.version);
    const version = row.version + 1;
    await tx.$client.query(
      "update store_submits set state = $2, version = $3, updated_at = $4 where uuid = $1",
      [row.uuid, state, version, now],
    );
    await noteEvent(tx, { ...row, version, state, reason: null, actorUuid: authorUuid, now });
  });
  return ownSubmit(context, input.uuid);
}

import {
  nextSubmitState,
  shownSubmitState,
  type SubmitState,
  type SubmitStep,
} from "@catnip/domain/submissions";
import { ApiError } from "../../platform/errors.ts";
import type { Transaction } from "../../platform/transaction.ts";
import { isUuid } from "../../platform/uuid.ts";
import { read } from "../../platform/read.ts";
import { SUBMIT_COLUMNS, type SubmitRow } from "./submit-rows.ts";
import type { StoredSubmitState } from "./submissions.tables.ts";

/**
 * Reads a submission and locks it until the transaction ends, so that concurrent changes are serialized and the second
 * one sees the first one's version.
 *
 * @param authorUuid the required owner; null: any submitted one
 * @throws ApiError `submission/not-found`, for other people's just as for missing ones
 */
export async function lockSubmit(
  tx: Transaction,
  uuid: string,
  authorUuid: string | null,
): Promise<SubmitRow> {
  if (!isUuid(uuid)) throw notFound();
  const rows = await read<SubmitRow>(
    tx,
    `select ${SUBMIT_COLUMNS} from store_submits b join stores s on s.id = b.store_id
     where b.uuid = $1 and (b.author_uuid = $2 or ($2::uuid is null and b.submitted_at is not null)) for update of b`,
    [uuid, authorUuid],
  );
  const [row] = rows;
  if (!row) throw notFound();
  return row;
}

/**
 * The state after a step.
 *
 * @throws ApiError `submission/not-editable` when the step is not possible now, with the state as a detail
 */
export function stepFrom(row: SubmitRow, step: SubmitStep, now: Date): StoredSubmitState {
  const state = shownSubmitState(row.state, row.visible_at, now);
  const next = nextSubmitState(state, step);
  if (next === null || next === "published")
    throw new ApiError("submission/not-editable", "The submission is in another state.", { state });
  return next;
}

/** @throws ApiError `request/version-conflict` if the submission has changed since it was shown */
export function expectVersion(row: SubmitRow, version: number): void {
  if (row.version !== version)
    throw new ApiError("request/version-conflict", "The submission has changed since it was shown.", {
      version: row.version,
    });
}

/** Adds a step to the history, with a snapshot of the document. */
export async function noteEvent(
  tx: Transaction,
  event: {
    readonly uuid: string;
    readonly version: number;
    readonly state: SubmitState;
    readonly document: object;
    readonly reason?: string | null;
    readonly actorUuid: string;
    readonly now: Date;
  },
): Promise<void> {
  await tx.$client.query(
    `insert into store_submit_events (submit_uuid, version, state, document, reason, actor_uuid, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      event.uuid,
      event.version,
      event.state,
      JSON.stringify(event.document),
      event.reason ?? null,
      event.actorUuid,
      event.now,
    ],
  );
}

const notFound = () => new ApiError("submission/not-found", "The submission was not found.");

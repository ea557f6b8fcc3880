import {
  parseSupportNumber,
  SUPPORT_ANSWER_LENGTH_MIN,
  type SupportAssignment,
  type SupportStaffStep,
  type SupportState,
  type SupportTopic,
} from "@catnip/domain/support";
import { audited, recordAudit, type AuditedIn } from "../../platform/audit/record-audit.ts";
import type { RequestContext } from "../../platform/context.ts";
import { pageWindow, type PageInput } from "../../platform/paging.ts";
import { read } from "../../platform/read.ts";
import { cleanReason } from "../../platform/reason.ts";
import { inTransaction, type Transaction } from "../../platform/transaction.ts";
import { requireRole, type Actor } from "../../platform/viewer.ts";
import { addMessage } from "./messages.ts";
import { moveCase } from "./move-case.ts";
import type { SupportCaseList } from "./own-cases.ts";
import { access } from "./support.access.ts";
import { CASE_COLUMNS, noSuchCase, type SupportCase } from "./support-case.ts";
import { mailAboutCase } from "./support-mail.ts";
import { typedText } from "./typed-text.ts";

export type StaffFilter = {
  readonly number?: string | null | undefined;
  readonly state?: readonly SupportState[] | null | undefined;
  readonly topic?: readonly SupportTopic[] | null | undefined;
  readonly platform_key?: string | null | undefined;
  readonly assigned?: SupportAssignment | null | undefined;
  readonly q?: PageInput | null | undefined;
  readonly limit?: number | null | undefined;
};

/**
 * Cases for staff; unless states are named, those that are not closed. Who has waited longest comes first.
 *
 * @throws ApiError `auth/forbidden`
 */
export async function findCases(context: RequestContext, filter: StaffFilter): Promise<SupportCaseList> {
  const actor = await requireRole(context, "support", "root");
  const { limit, offset } = pageWindow(filter.q, filter.limit);
  const named = filter.number ?? null;
  const number = named === null ? null : parseSupportNumber(named);
  if (named !== null && number === null) return { total: 0, list: [] };
  const list = await read<SupportCase & { readonly total: number }>(context.db, FIND, [
    number,
    filter.state ?? null,
    filter.topic ?? null,
    filter.platform_key ?? null,
    filter.assigned ?? "anybody",
    actor.uuid,
    limit,
    offset,
  ]);
  return { total: list[0]?.total ?? 0, list };
}

const FIND = `
  select ${CASE_COLUMNS}, count(*) over ()::int as total from support_cases c
  where c.forgotten_at is null and ($1::text is null or c.number = $1)
    and case when $2::text[] is not null then c.state = any($2) else $1 is not null or c.state <> 'closed' end
    and ($3::text[] is null or c.topic = any($3)) and ($4::text is null or c.platform_key = $4)
    and case $5 when 'me' then c.assignee_uuid = $6 when 'nobody' then c.assignee_uuid is null else true end
  order by c.updated_at, c.uuid limit $7 offset $8`;

/**
 * Answers the player and notifies them by mail. Idempotent. Answering an unassigned case assigns it to the one who
 * answers.
 *
 * @throws ApiError `auth/forbidden`, `support/case-not-found`, `support/case-closed`, `input/invalid`
 */
export async function replyToCase(
  context: RequestContext,
  input: { readonly uuid: string; readonly number: string; readonly text: string; readonly reason: string },
): Promise<SupportCase> {
  const text = typedText(input.text, SUPPORT_ANSWER_LENGTH_MIN);
  return changeCase(context, "addSupportCaseReply", input, async (tx, found, actor) => {
    const message = { uuid: input.uuid, text, actorUuid: actor.uuid };
    if (!(await addMessage(tx, found, message, context.now()))) return found;
    if (found.assignee_uuid === null) await assign(tx, found, actor.uuid);
    const moved = await moveCase(tx, found, "reply", context.now());
    await mailAboutCase(tx, context.config, moved, "answered");
    return moved;
  });
}

/** Takes a case to look after, also from a colleague; or gives it back. */
export async function assignCase(
  context: RequestContext,
  input: { readonly number: string; readonly to_me: boolean; readonly reason: string },
): Promise<SupportCase> {
  return changeCase(context, "assignSupportCase", input, (tx, found, actor) =>
    assign(tx, found, input.to_me ? actor.uuid : null),
  );
}

/** Closes or reopens a case. Idempotent. */
export async function setCaseState(
  context: RequestContext,
  input: { readonly number: string; readonly step: SupportStaffStep; readonly reason: string },
): Promise<SupportCase> {
  cleanReason(input.reason);
  return changeCase(context, "setSupportCaseState", input, async (tx, found) => {
    const isThere = (found.state === "closed") === (input.step === "close");
    if (isThere) return found;
    const moved = await moveCase(tx, found, input.step, context.now());
    if (input.step === "close") await mailAboutCase(tx, context.config, moved, "closed");
    return moved;
  });
}

/** One change by staff in one transaction, with its audit event unless nothing changed. */
async function changeCase(
  context: RequestContext,
  operation: AuditedIn<typeof access>,
  input: { readonly number: string; readonly reason: string },
  change: (tx: Transaction, found: SupportCase, actor: Actor) => Promise<SupportCase>,
): Promise<SupportCase> {
  const actor = await requireRole(context, "support", "root");
  const number = parseSupportNumber(input.number);
  if (number === null) throw noSuchCase();
  return inTransaction(context.db, async (tx) => {
    const [found] = await read<SupportCase>(
      tx,
      `select ${CASE_COLUMNS} from support_cases c where c.number = $1 and c.forgotten_at is null for update`,
      [number],
    );
    if (!found) throw noSuchCase();
    const changed = await change(tx, found, actor);
    if (changed === found) return found;
    await recordAudit(tx, actor, {
      operation: audited(access, operation),
      object: { kind: "support_case", id: found.uuid },
      why: input.reason.trim(),
      before: stateOf(found),
      after: stateOf(changed),
      at: context.now(),
    });
    return changed;
  });
}

/** Neither texts nor persons: the log is kept forever. */
const stateOf = ({ state, assignee_uuid }: SupportCase) => ({ state, assignee_uuid });

async function assign(tx: Transaction, found: SupportCase, to: string | null): Promise<SupportCase> {
  if (found.assignee_uuid === to) return found;
  const [row] = await read<SupportCase>(
    tx,
    `update support_cases c set assignee_uuid = $2 where c.uuid = $1 returning ${CASE_COLUMNS}`,
    [found.uuid, to],
  );
  return row ?? found;
}

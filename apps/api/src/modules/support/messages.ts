import { nextSupportState, SUPPORT_MESSAGES_MAX } from "@catnip/domain/support";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { loader } from "../../platform/loader.ts";
import { read } from "../../platform/read.ts";
import type { Transaction } from "../../platform/transaction.ts";
import { isUuid } from "../../platform/uuid.ts";
import { caseClosed } from "./move-case.ts";
import type { SupportCase } from "./support-case.ts";

/** What was said; players do not learn who of the staff said it. */
export type SupportMessage = {
  readonly uuid: string;
  readonly is_staff: boolean;
  readonly text: string;
  readonly created_at: string;
};

type NewMessage = { readonly uuid: string; readonly text: string; readonly actorUuid: string | null };

/**
 * Adds a message to a locked case.
 *
 * @returns false if this very message is there already (R-SPT-5)
 * @throws ApiError `support/case-closed`, `request/id-conflict`, `support/too-many` for an endless case
 */
export async function addMessage(
  tx: Transaction,
  { uuid: caseUuid, state }: SupportCase,
  { uuid, text, actorUuid }: NewMessage,
  now: Date,
): Promise<boolean> {
  if (!isUuid(uuid)) throw new ApiError("input/invalid", "Not a uuid.", { field: "uuid" });
  const [known] = await read<{ is_same: boolean }>(tx, KNOWN, [uuid, caseUuid, text, actorUuid]);
  if (known?.is_same) return false;
  if (known) throw new ApiError("request/id-conflict", "This uuid was used for something else.");
  if (nextSupportState(state, actorUuid === null ? "write" : "reply") === null) throw caseClosed();
  const added = await read(tx, ADD, [uuid, caseUuid, text, actorUuid, now, SUPPORT_MESSAGES_MAX]);
  if (added.length > 0) return true;
  throw new ApiError("support/too-many", "The case holds no more messages.", { max: SUPPORT_MESSAGES_MAX });
}

const KNOWN = `select case_uuid = $2 and text = $3 and actor_uuid is not distinct from $4::uuid as is_same
  from support_messages where uuid = $1
  union all select false from support_cases where uuid = $1 and not exists (
    select from support_messages where uuid = $1)`;

const ADD = `insert into support_messages (uuid, case_uuid, text, actor_uuid, created_at)
  select $1, $2, $3, $4, $5
  where (select count(*) from support_messages where case_uuid = $2) < $6 returning uuid`;

const MESSAGES = Symbol("messages of cases");

/** The messages of a case, oldest first. */
export async function messagesOf(
  context: RequestContext,
  caseUuid: string,
): Promise<readonly SupportMessage[]> {
  const found = await loader(context, MESSAGES, async (uuids: readonly string[]) => {
    const rows = await read<{ case_uuid: string; messages: readonly SupportMessage[] }>(
      context.db,
      OF_CASES,
      [uuids],
    );
    return new Map(rows.map(({ case_uuid, messages }) => [case_uuid, messages]));
  }).load(caseUuid);
  return found ?? [];
}

const OF_CASES = `
  select case_uuid, json_agg(json_build_object('uuid', uuid, 'is_staff', actor_uuid is not null, 'text', text,
    'created_at', iso_instant(created_at)) order by created_at, uuid <> case_uuid, uuid) as messages
  from support_messages where case_uuid = any($1::uuid[]) group by case_uuid`;

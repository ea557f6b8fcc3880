import { SUPPORT_ANSWER_LENGTH_MIN, nextSupportState } from "@catnip/domain/support";
import type { RequestContext } from "../../platform/context.ts";
import { pageWindow, type PageInput } from "../../platform/paging.ts";
import { read } from "../../platform/read.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { requireViewer } from "../../platform/viewer.ts";
import { addMessage } from "./messages.ts";
import { moveCase } from "./move-case.ts";
import { CASE_COLUMNS, ownCase, type CaseKey, type SupportCase } from "./support-case.ts";
import { typedText } from "./typed-text.ts";

export type SupportCaseList = { readonly total: number; readonly list: readonly SupportCase[] };

/** The player's cases, the latest change first. */
export async function findOwnCases(
  context: RequestContext,
  q: PageInput | null | undefined,
  limit: number | null | undefined,
): Promise<SupportCaseList> {
  const { uuid } = requireViewer(context);
  const window = pageWindow(q, limit);
  const list = await read<SupportCase & { readonly total: number }>(
    context.db,
    `select ${CASE_COLUMNS}, count(*) over ()::int as total from support_cases c where c.user_uuid = $1
     order by c.updated_at desc, c.uuid limit $2 offset $3`,
    [uuid, window.limit, window.offset],
  );
  return { total: list[0]?.total ?? 0, list };
}

/** One case of the caller. @throws ApiError `support/case-not-found` */
export const getOwnCase = (context: RequestContext, key: CaseKey): Promise<SupportCase> =>
  ownCase(context.db, context, key);

/**
 * The player's next message in a case, which hands it back to staff. Sending it again adds nothing.
 *
 * @throws ApiError `support/case-not-found`, `support/case-closed`, `input/invalid`, `request/id-conflict`
 */
export async function writeInCase(
  context: RequestContext,
  input: CaseKey & { readonly uuid: string; readonly text: string },
): Promise<SupportCase> {
  const text = typedText(input.text, SUPPORT_ANSWER_LENGTH_MIN);
  return inTransaction(context.db, async (tx) => {
    const found = await ownCase(tx, context, input, true);
    const isNew = await addMessage(tx, found, { uuid: input.uuid, text, actorUuid: null }, context.now());
    return isNew ? moveCase(tx, found, "write", context.now()) : found;
  });
}

/** Ends a case; again changes nothing. @throws ApiError `support/case-not-found` */
export async function closeOwnCase(context: RequestContext, key: CaseKey): Promise<SupportCase> {
  return inTransaction(context.db, async (tx) => {
    const found = await ownCase(tx, context, key, true);
    if (nextSupportState(found.state, "close") === found.state) return found;
    return moveCase(tx, found, "close", context.now());
  });
}

import {
  COMMENT_REPORT_NOTE_LENGTH_MAX,
  type CommentReportDecision,
  type CommentReportReason,
} from "@catnip/domain/comments";
import { cleanText, textLength } from "@catnip/domain/input";
import { sql } from "drizzle-orm";
import { audited, recordAudit } from "../../platform/audit/record-audit.ts";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { pageWindow, type PageInput } from "../../platform/paging.ts";
import { read } from "../../platform/read.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { isUuid } from "../../platform/uuid.ts";
import { requireRole, requireViewer } from "../../platform/viewer.ts";
import { access } from "./comments.access.ts";
import { COMMENT_COLUMNS, toComment, type StoreComment } from "./store-comment.ts";
import { noSuchComment, VISIBLE_COMMENTS } from "./visible-comment.ts";

/** A report as staff see it; without the reporter. */
export type StoreCommentReport = {
  readonly uuid: string;
  readonly reason: CommentReportReason;
  readonly note: string;
  readonly created_at: string;
  readonly comment: StoreComment;
};

export type StoreCommentReportList = { readonly total: number; readonly list: readonly StoreCommentReport[] };

/**
 * Reports a comment to staff: once per player and comment; reporting again changes nothing, and one's own comment
 * cannot be reported (R-CMT-8).
 *
 * @throws ApiError `comment/not-found`, `input/invalid`
 */
export async function addCommentReport(
  context: RequestContext,
  input: { readonly uuid: string; readonly reason: CommentReportReason; readonly note: string },
): Promise<true> {
  const { uuid } = requireViewer(context);
  const note = cleanText(input.note);
  if (textLength(note) > COMMENT_REPORT_NOTE_LENGTH_MAX)
    throw new ApiError("input/invalid", "The note is too long.", {
      field: "note",
      max: COMMENT_REPORT_NOTE_LENGTH_MAX,
    });
  if (!isUuid(input.uuid)) throw noSuchComment();
  const reported = await read(context.db, REPORT, [input.uuid, context.now(), uuid, input.reason, note]);
  if (reported.length === 0) throw noSuchComment();
  return true;
}

/** Undecided reports, oldest first. @throws ApiError `auth/forbidden` */
export async function findCommentReports(
  context: RequestContext,
  q: PageInput | null | undefined,
  limit: number | null | undefined,
): Promise<StoreCommentReportList> {
  await requireRole(context, "support", "root");
  const window = pageWindow(q, limit);
  const [found] = await read<StoreCommentReportList>(context.db, REPORTS, [window.limit, window.offset]);
  const list = (found?.list ?? []).map((row) => ({ ...row, comment: toComment(context, row.comment) }));
  return { total: found?.total ?? 0, list };
}

/**
 * Decides about a reported comment, and with it all open reports of that comment: keeps it, or removes it with its vote
 * and history. The audit log names the comment and why, not what it said.
 *
 * @param uuid of one of the reports
 * @throws ApiError `auth/forbidden`, `comment/not-found` also when it has been removed meanwhile
 */
export async function decideCommentReport(
  context: RequestContext,
  input: { readonly uuid: string; readonly decision: CommentReportDecision; readonly reason: string },
): Promise<true> {
  const actor = await requireRole(context, "support", "root");
  const why = cleanText(input.reason);
  if (!why) throw new ApiError("input/invalid", "A decision needs a reason.", { field: "reason" });
  if (!isUuid(input.uuid)) throw noSuchComment();
  const at = context.now();
  return inTransaction<true>(context.db, async (tx) => {
    const { rows } = await tx.execute<{ comment_uuid: string; reasons: readonly string[] }>(sql`
      select c.uuid as comment_uuid, array(select distinct r.reason from store_comment_reports r
        where r.comment_uuid = c.uuid and r.kept_at is null order by 1) as reasons
      from store_comments c
      where c.uuid = (select comment_uuid from store_comment_reports where uuid = ${input.uuid}) for update`);
    const [comment] = rows;
    if (!comment) throw noSuchComment();
    if (input.decision === "remove")
      await tx.execute(sql`delete from store_comments where uuid = ${comment.comment_uuid}`);
    else if (comment.reasons.length === 0) return true;
    else
      await tx.execute(sql`
        update store_comment_reports set kept_at = ${at.toISOString()}::timestamptz
        where comment_uuid = ${comment.comment_uuid} and kept_at is null`);
    await recordAudit(tx, actor, {
      operation: audited(access, "setStoreCommentReport"),
      object: { kind: "comment", id: comment.comment_uuid },
      why,
      before: { reported: comment.reasons },
      after: { decision: input.decision },
      at,
    });
    return true;
  });
}

/** The update changes nothing: it only makes a repeated report return its row. */
const REPORT = `
  insert into store_comment_reports as r (comment_uuid, user_uuid, reason, note, created_at)
    select c.uuid, $3, $4, $5, $2 from ${VISIBLE_COMMENTS}
    where c.uuid = $1 and c.user_uuid is distinct from $3
  on conflict (comment_uuid, user_uuid) do update set reason = r.reason returning uuid`;

const REPORTS = `
  select (select count(*)::int from store_comment_reports where kept_at is null) as total,
    (select coalesce(json_agg(page), '[]') from (
      select r.uuid, r.reason, r.note, iso_instant(r.created_at) as created_at, (
        select row_to_json(words) from (select ${COMMENT_COLUMNS} from store_comments c
          left join profiles p on p.user_uuid = c.user_uuid where c.uuid = r.comment_uuid) words) as comment
      from store_comment_reports r where r.kept_at is null
      order by r.created_at, r.uuid limit $1 offset $2) page) as list`;

import type { CommentReportReason } from "@catnip/domain/comments";
import { AddStoreCommentReportDocument, SetStoreCommentHelpfulDocument } from "@catnip/sdk/comments/index.ts";
import { mutate } from "@catnip/site/session/client.ts";

/** For urql: a player's marks on comments change with these actions; an empty list names no type. */
export const COMMENT_MARKS = { additionalTypenames: ["StoreCommentMark"] };

/** Says whether a comment is helpful. @returns how many players say so now */
export async function setHelpful(uuid: string, helpful: boolean): Promise<number> {
  const { setStoreCommentHelpful } = await mutate(
    SetStoreCommentHelpfulDocument,
    { uuid, helpful },
    COMMENT_MARKS.additionalTypenames,
  );
  return setStoreCommentHelpful.helpful;
}

/** Reports a comment to staff. Idempotent. */
export async function reportComment(uuid: string, reason: CommentReportReason, note: string): Promise<void> {
  await mutate(AddStoreCommentReportDocument, { uuid, reason, note }, COMMENT_MARKS.additionalTypenames);
}

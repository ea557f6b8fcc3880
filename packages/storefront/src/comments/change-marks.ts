import type { CommentReportReason } from "@catnip/domain/comments";
import {
  AddStoreCommentReportDocument,
  SetStoreCommentHelpfulDocument,
  StoreCommentMarksDocument,
  type StoreCommentMarksQuery,
} from "@catnip/sdk/comments/index.ts";
import type { Answers } from "@catnip/sdk/client/answer-cache.ts";
import { mutate } from "@catnip/site/session/client.ts";

type Mark = StoreCommentMarksQuery["findStoreCommentMark"][number];

/** Says whether a comment is helpful. @returns how many players say so now */
export async function setHelpful(uuid: string, isHelpful: boolean): Promise<number> {
  const { setStoreCommentHelpful } = await mutate(
    SetStoreCommentHelpfulDocument,
    { uuid, helpful: isHelpful },
    { changes: (answers) => changeMark(answers, uuid, { is_helpful: isHelpful }) },
  );
  return setStoreCommentHelpful.helpful;
}

/** Reports a comment to staff. Idempotent. */
export async function reportComment(uuid: string, reason: CommentReportReason, note: string): Promise<void> {
  await mutate(
    AddStoreCommentReportDocument,
    { uuid, reason, note },
    { changes: (answers) => changeMark(answers, uuid, { is_reported: true }) },
  );
}

function changeMark(answers: Answers, uuid: string, change: Partial<Mark>): void {
  answers.update(StoreCommentMarksDocument, ({ findStoreCommentMark: marks }) => {
    const none: Mark = {
      __typename: "StoreCommentMark",
      comment_uuid: uuid,
      is_helpful: false,
      is_reported: false,
    };
    const before = marks.find(({ comment_uuid }) => comment_uuid === uuid) ?? none;
    const others = marks.filter(({ comment_uuid }) => comment_uuid !== uuid);
    return { findStoreCommentMark: [...others, { ...before, ...change }] };
  });
}

export {
  COMMENT_LENGTH_MAX,
  VOTES,
  canConfirmComment,
  commentRefusal,
  commentSave,
  countedVote,
} from "./comments.ts";
export type { Vote } from "./comments.ts";
export { COMMENT_ORDERS, parseCommentOrder, type CommentOrder } from "./comment-order.ts";
export {
  COMMENT_REPORT_DECISIONS,
  COMMENT_REPORT_NOTE_LENGTH_MAX,
  COMMENT_REPORT_REASONS,
  type CommentReportDecision,
  type CommentReportReason,
} from "./comment-reports.ts";

/** Why a player reports a comment to staff. */
export const COMMENT_REPORT_REASONS = [
  "spam",
  "insult",
  "spoiler",
  "personal_data",
  "illegal",
  "other",
] as const;

export type CommentReportReason = (typeof COMMENT_REPORT_REASONS)[number];

/** Maximum length of a report's note, in code points. */
export const COMMENT_REPORT_NOTE_LENGTH_MAX = 500;

/** What staff do about a reported comment. */
export const COMMENT_REPORT_DECISIONS = ["keep", "remove"] as const;

export type CommentReportDecision = (typeof COMMENT_REPORT_DECISIONS)[number];

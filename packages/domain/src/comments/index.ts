export {
  COMMENT_LENGTH_MAX,
  VOTES,
  canConfirmComment,
  commentRefusal,
  commentSave,
  countedVote,
  isVote,
} from "./comments.ts";
export type { Vote } from "./comments.ts";

export { VOTES, canConfirmComment, commentRefusal, commentSave, isVote } from "./comments.ts";
export type { Vote } from "./comments.ts";

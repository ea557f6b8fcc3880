/** The interactive parts of a game's comments in one chunk, loaded when the reader scrolls near. */
export { CommentBar } from "./comment-bar.tsx";
export { CommentMarks } from "./comment-marks.tsx";
export { MoreComments } from "./more-comments.tsx";

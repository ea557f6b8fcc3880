/** What the comments of a game need once the reader comes near; one file to load. */
export { CommentBar } from "./comment-bar.tsx";
export { CommentMarks } from "./comment-marks.tsx";
export { MoreComments } from "./more-comments.tsx";

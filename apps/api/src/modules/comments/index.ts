export { forgetComments } from "./forget-comments.ts";

export { forgetFollows } from "./forget-follows.ts";

export { FOLLOWS_MAX, followClick, isSelf } from "./follows.ts";

export { followClick, isSelf } from "./follows.ts";

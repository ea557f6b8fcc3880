export { changesLoader as loader } from "./changes.server.ts";

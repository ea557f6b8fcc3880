export { addBuild, type NewBuild } from "./add-build.ts";
export { createDownloads } from "./download.http.ts";
export { createPlay } from "./play.http.ts";

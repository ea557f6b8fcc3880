import type { ApiModule } from "../../platform/api-module.ts";
import { access } from "./builds.access.ts";
import { createDownloads } from "./download.http.ts";
import { createPlay } from "./play.http.ts";
import "./builds.schema.ts";

/** Game files: uploads, downloads, and the sites games are played on. */
export const builds: ApiModule = {
  schema: { access },
  jobs: [],
  routes: [
    { site: "api", path: "/download/", open: (services) => createDownloads(services, services.files) },
    { site: "play", path: "/", open: (services) => createPlay(services, services.files) },
  ],
};

export { addBuild, readWebBuild, type NewBuild } from "./add-build.ts";
export { endDownloadLinks } from "./download-links.ts";
export { createDownloads } from "./download.http.ts";
export { createPlay } from "./play.http.ts";

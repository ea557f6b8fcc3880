import type { ApiModule } from "../../platform/api-module.ts";
import { tidyUploads } from "./tidy-uploads.ts";
import { access } from "./uploads.access.ts";
import "./uploads.schema.ts";

/** Image uploads. */
export const uploads: ApiModule = {
  schema: { access },
  jobs: [
    {
      task: "tidy-uploads",
      class: "upkeep",
      cron: "53 3 * * *",
      run: (services) => tidyUploads(services, services.files, services.resizer),
    },
  ],
  routes: [],
};

export { findAvatar, findUploads, findUploadsNamed, type UploadedPicture } from "./find-uploads.ts";
export { uploadTurn } from "./upload-quota.ts";
export { uploadFile } from "./uploads.service.ts";
export { defineUploadScope, type UploadScopeRule } from "./upload-scopes.ts";

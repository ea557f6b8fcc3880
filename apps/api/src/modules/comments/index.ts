import type { ApiModule } from "../../platform/api-module.ts";
import { access } from "./comments.access.ts";
import "./comments.schema.ts";
import "./comment-reports.schema.ts";

/** Players' comments on games. */
export const comments: ApiModule = {
  schema: { access },
  jobs: [],
  routes: [],
};

export { forgetComments } from "./forget-comments.ts";

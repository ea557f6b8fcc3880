import type { ApiModule } from "../../platform/api-module.ts";
import { access } from "./submissions.access.ts";
import "./submissions.schema.ts";

/** What creators hand in, and reviewers decide. */
export const submissions: ApiModule = {
  schema: { access },
  jobs: [],
  routes: [],
};

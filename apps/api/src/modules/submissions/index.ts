import type { ApiModule } from "../../platform/api-module.ts";
import { access } from "./submissions.access.ts";
import "./submissions.schema.ts";

/** Game submissions by creators, and their review. */
export const submissions: ApiModule = {
  schema: { access },
  jobs: [],
  routes: [],
};

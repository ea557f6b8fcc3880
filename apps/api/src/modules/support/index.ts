import type { ApiModule } from "../../platform/api-module.ts";
import { tidySupport } from "./forget-cases.ts";
import { access } from "./support.access.ts";
import "./support.schema.ts";
import "./support-staff.schema.ts";

/** What people write to customer service, and its answers. */
export const support: ApiModule = {
  schema: { access },
  jobs: [{ task: "tidy-support", class: "upkeep", cron: "43 4 * * *", run: tidySupport }],
  routes: [],
};

export { forgetCases } from "./forget-cases.ts";

import type { ApiModule } from "../../platform/api-module.ts";
import { tidyTraffic } from "./tidy-traffic.ts";
import { access } from "./traffic.access.ts";
import "./traffic.schema.ts";

/** Visit statistics. */
export const traffic: ApiModule = {
  schema: { access },
  jobs: [{ task: "tidy-traffic", class: "upkeep", cron: "17 3 * * *", run: tidyTraffic }],
  routes: [],
};

export { forgetTraffic } from "./tidy-traffic.ts";
export { createTrafficWriter } from "./write-traffic.ts";

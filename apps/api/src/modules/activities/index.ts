import type { ApiModule } from "../../platform/api-module.ts";
import { access } from "./activities.access.ts";
import "./activities.schema.ts";

/** What players played, and for how long. */
export const activities: ApiModule = {
  schema: { access },
  jobs: [],
  routes: [],
};

export { forgetPlayTimes } from "./forget-play-times.ts";
export { createPlayClock } from "./play-times.ts";

import type { ApiModule } from "../../platform/api-module.ts";
import { releaseEarnings } from "./release-earnings.ts";

/** Creators' earnings. */
export const payouts: ApiModule = {
  schema: { access: {} },
  jobs: [{ task: "release-earnings", cron: "17 * * * *", run: releaseEarnings }],
  routes: [],
};

export { releaseEarnings } from "./release-earnings.ts";

import type { ApiModule } from "../../platform/api-module.ts";
import { access } from "./payouts.access.ts";
import { releaseEarnings } from "./release-earnings.ts";
import "./earnings.schema.ts";
import "./payouts.schema.ts";
import "./payout-batches.schema.ts";

/** Creators' earnings, and how they are paid. */
export const payouts: ApiModule = {
  schema: { access },
  jobs: [{ task: "release-earnings", class: "money", cron: "17 * * * *", run: releaseEarnings }],
  routes: [],
};

export { addPayoutBatch } from "./add-batch.ts";
export { releaseEarnings } from "./release-earnings.ts";
export { requestPayout } from "./request-payout.ts";
export { settlePayoutBatch } from "./settle-payouts.ts";

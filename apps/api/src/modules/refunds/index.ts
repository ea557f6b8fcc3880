import type { ApiModule } from "../../platform/api-module.ts";
import { reviewLongParked } from "../top-ups/index.ts";
import { sweepRefunds } from "./carry-out-refund.ts";
import { access } from "./refunds.access.ts";
import "./paid-back.schema.ts";
import "./purchase-freeze.schema.ts";
import "./refunds.schema.ts";

/** Top-ups that staff refund, what players owe after that, and their notifications. */
export const refunds: ApiModule = {
  schema: { access },
  jobs: [
    {
      task: "sweep-refunds",
      class: "money",
      cron: "* * * * *",
      run: async (services) => {
        await reviewLongParked(services);
        await sweepRefunds(services);
      },
    },
  ],
  routes: [],
};

import type { ApiModule } from "../../platform/api-module.ts";
import { settlePayments } from "./settle-payments.ts";
import { access } from "./settlement.access.ts";
import "./settlement.schema.ts";

/** Compares our books with the days that providers list. */
export const settlement: ApiModule = {
  schema: { access },
  jobs: [{ task: "settle-payments", class: "upkeep", cron: "20 * * * *", run: settlePayments }],
  routes: [],
};

export { providersWithoutList } from "./providers-without-list.ts";
export { settleDays } from "./settle-days.ts";

import type { ApiModule } from "../../platform/api-module.ts";
import { access } from "./prices.access.ts";
import "./price-history.schema.ts";
import "./prices.schema.ts";
import "./set-sale.schema.ts";

export { announcedPercents } from "./announced-percents.ts";
export { expectNoRaise } from "./expect-no-raise.ts";
export { logPricesAt } from "./price-log.ts";

/** Prices, sales, what they were, and what a coin costs in each currency. */
export const prices: ApiModule = {
  schema: { access },
  jobs: [],
  routes: [],
};

import type { ApiModule } from "../../platform/api-module.ts";
import { access } from "./prices.access.ts";
import "./prices.schema.ts";

/** Prices, sales, and what a coin costs in each currency. */
export const prices: ApiModule = {
  schema: { access },
  jobs: [],
  routes: [],
};

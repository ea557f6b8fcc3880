import type { ApiModule } from "../../platform/api-module.ts";
import { access } from "./taxes.access.ts";
import "./taxes.schema.ts";

/** What each country takes of a price. */
export const taxes: ApiModule = {
  schema: { access },
  jobs: [],
  routes: [],
};

export { addTaxRule, findTaxRules, readTaxRules } from "./taxes.service.ts";

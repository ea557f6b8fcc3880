import type { ApiModule } from "../../platform/api-module.ts";
import { access } from "./grants.access.ts";
import "./grants.schema.ts";

/** What staff give to players: coins, silver, coupons, games. */
export const grants: ApiModule = {
  schema: { access },
  jobs: [],
  routes: [],
};

export { GrantReasonRef } from "./grants.schema.ts";

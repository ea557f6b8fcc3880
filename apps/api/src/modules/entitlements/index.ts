import type { ApiModule } from "../../platform/api-module.ts";

/** Who owns which game. */
export const entitlements: ApiModule = {
  schema: { access: {} },
  jobs: [],
  routes: [],
};

export { isOwned, ownedStoreIds } from "./entitlements.service.ts";

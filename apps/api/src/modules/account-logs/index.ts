import type { ApiModule } from "../../platform/api-module.ts";
import { access } from "./account-logs.access.ts";
import "./account-logs.schema.ts";

/** What came into a wallet and went out of it, as its owner reads it. */
export const accountLogs: ApiModule = {
  schema: { access },
  jobs: [],
  routes: [],
};

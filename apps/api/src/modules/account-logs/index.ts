import type { ApiModule } from "../../platform/api-module.ts";
import { access } from "./account-logs.access.ts";
import "./account-logs.schema.ts";
import "./export.schema.ts";
import "./lots.schema.ts";
import "./statements.schema.ts";
import "./unused.schema.ts";

/** Wallet history: everything that came in and went out, as shown to the wallet's owner. */
export const accountLogs: ApiModule = {
  schema: { access },
  jobs: [],
  routes: [],
};

export { unusedBalance, type UnusedBalance } from "./unused.service.ts";

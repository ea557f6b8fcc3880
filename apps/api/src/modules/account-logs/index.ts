import type { ApiModule } from "../../platform/api-module.ts";
import { access } from "./account-logs.access.ts";
import "./account-logs.schema.ts";
import "./statements.schema.ts";

/** Wallet history: everything that came in and went out, as shown to the wallet's owner. */
export const accountLogs: ApiModule = {
  schema: { access },
  jobs: [],
  routes: [],
};

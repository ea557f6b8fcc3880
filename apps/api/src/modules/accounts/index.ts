import type { ApiModule } from "../../platform/api-module.ts";
import { access } from "./accounts.access.ts";
import { purgeAccounts } from "./purge-accounts.ts";
import "./accounts.schema.ts";

/** Accounts: sign-up, login, sessions, the OpenID provider, and account deletion. */
export const accounts: ApiModule = {
  schema: { access },
  jobs: [{ task: "purge-accounts", class: "upkeep", cron: "31 4 * * *", run: purgeAccounts }],
  routes: [
    { site: "api", path: "/session", open: ({ identity }) => identity.sessionHandler },
    { site: "api", path: "/session/", open: ({ identity }) => identity.sessionHandler },
    { site: "account", path: "/", open: ({ identity }) => identity.authHandler },
  ],
};

export { requireSession, sendSessionCode, takeSessionCode, type SentCode } from "./session-codes.service.ts";
export { createAccounts } from "./accounts.ts";
export { SessionEnds } from "./session-ends.ts";
export type { AccountsOptions } from "./accounts.ts";
export type { Accounts, CreateUserInput, MintInput } from "./accounts.types.ts";

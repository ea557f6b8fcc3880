export { createAccounts } from "./accounts.ts";
export type { AccountsOptions } from "./accounts.ts";
export type { Accounts, CreateUserInput, MintInput } from "./accounts.types.ts";
export { purgeAccounts } from "./purge-accounts.ts";

export { affordableCount } from "./affordable-count.ts";
export { ACCOUNT_ACTIONS, isAccountAction } from "./account-actions.ts";
export type { AccountAction } from "./account-actions.ts";
export { ACCOUNT_TYPES, splitPayment, walletAfter, walletOf } from "./wallet.ts";
export type { AccountType, Wallet } from "./wallet.ts";

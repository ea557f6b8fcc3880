export { affordableCount } from "./affordable-count.ts";
export { ACCOUNT_ACTIONS, isAccountAction } from "./account-actions.ts";
export type { AccountAction } from "./account-actions.ts";
export {
  ACCOUNT_TYPES,
  splitPayment,
  walletAfter,
  /** @internal for tests of the API */ walletOf,
} from "./wallet.ts";
export type { AccountType, Wallet } from "./wallet.ts";
export { inSpendingOrder, LOT_ORIGINS, /** @internal for tests of the API */ takeFromLots } from "./lots.ts";
export type { LotOrigin, /** @internal for tests of the API */ SpendableLot } from "./lots.ts";
export { TRANSFER_KINDS } from "./transfer-kinds.ts";
export type { TransferKind } from "./transfer-kinds.ts";

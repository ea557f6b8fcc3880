export { postTransfer, type Connection, type NewLot, type Transfer, type TransferEntry } from "./ledger.ts";
export { adoptHead, headOf, sealBooks, type SealOutcome } from "./chain/seal-books.ts";
export { expireLots } from "./expire-lots.ts";
export { MoneyRefusal, orApiError, refusable } from "./money-refusal.ts";
export {
  grantCoins,
  grantSilver,
  accountsAt,
  toAccounts,
  walletOf,
  type Account,
  type Grant,
} from "./wallets.service.ts";
export type { ChainWitness } from "./verify/chain.ts";
export type { Difference } from "./verify/difference.ts";
export { verifyLedger, type LedgerReport } from "./verify/verify-ledger.ts";

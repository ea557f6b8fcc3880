import type { ApiModule } from "../../platform/api-module.ts";
import { sealBooks, sealForgotten } from "./chain/seal-books.ts";
import { expireLots } from "./expire-lots.ts";
import { keepProof } from "./verify/keep-proof.ts";
import { verifyBooks } from "./verify/verify-books.ts";
import "./wallets.schema.ts";

/** The ledger: accounts, lots, transfers, and their verification. */
export const wallets: ApiModule = {
  schema: { access: {} },
  jobs: [
    { task: "expire-lots", class: "money", cron: "*/10 * * * *", run: expireLots },
    { task: "seal-books", class: "money", cron: "* * * * *", options: { maxAttempts: 1 }, run: sealBooks },
    {
      task: "seal-forgotten",
      class: "upkeep",
      cron: "13 3 * * *",
      options: { maxAttempts: 1 },
      run: sealForgotten,
    },
    {
      task: "verify-ledger",
      class: "upkeep",
      cron: "23 * * * *",
      options: { maxAttempts: 1 },
      run: verifyBooks,
    },
    { task: "prove-books", class: "upkeep", cron: "43 3 * * *", options: { maxAttempts: 1 }, run: keepProof },
  ],
  routes: [],
};

export { postTransfer, type Connection, type NewLot, type Transfer, type TransferEntry } from "./ledger.ts";
export { adoptHead, headOf, sealBooks, sealForgotten, type SealOutcome } from "./chain/seal-books.ts";
export { expireLots } from "./expire-lots.ts";
export { MoneyRefusal, orApiError, refusable } from "./money-refusal.ts";
export { accountsAt, toAccounts, walletOf, type Account } from "./wallets.service.ts";
export { giveMany, grantCoins, grantSilver, type Grant } from "./gifts.ts";
export { aloneMaxOf, lockActs, needsSecondPerson } from "./second-person/needs-second-person.ts";
export { AccountTypeRef } from "./wallets.schema.ts";
export { proveBooks } from "./verify/prove-books.ts";
export type { ChainWitness } from "./verify/chain.ts";
export type { Difference } from "./verify/difference.ts";
export { verifyLedger, type LedgerReport } from "./verify/verify-ledger.ts";

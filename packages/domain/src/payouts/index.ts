export { ACCOUNT_SCHEMES, HOLDER_MAX, checkBankAccount } from "./bank-account.ts";
export type { AccountScheme, BankAccount, BankAccountDraft } from "./bank-account.ts";
export { foreignToBanks, isBankText } from "./bank-text.ts";
export { silverPart } from "./earning-parts.ts";
export { creditTransferXml } from "./credit-transfer.ts";
export type { TransferOrder } from "./credit-transfer.ts";
export { payoutCsv } from "./payout-csv.ts";
export { PAYOUT_STATES, payoutMayBecome } from "./payout-states.ts";
export type { PayoutState } from "./payout-states.ts";
export {
  PAYOUT_ALONE_HOURS,
  PAYOUT_ALONE_MAX,
  PAYOUT_MIN,
  mayDecidePayouts,
  payoutMoney,
  payoutsNeedApproval,
  requestable,
} from "./payout-terms.ts";

export { bonusShare, bonusSilver } from "./bonus-silver.ts";
export { factMismatch } from "./fact-mismatch.ts";
export {
  availableCurrency,
  defaultCurrency,
  mainProvider,
  methodToSuggest,
  orderPaymentMethods,
  providersFor,
  supportsCurrency,
} from "./payment-choice.ts";
export {
  CASE_DECISIONS,
  CASE_REASONS,
  REVIEW_STATUSES,
  caseDecisions,
  coinsPaidFor,
} from "./payment-cases.ts";
export type { CaseDecision, CaseReason, PaidFor, ReviewStatus } from "./payment-cases.ts";
export { MONEY_BACK, purchaseMoneyBack, topUpMoneyBack, type MoneyBack } from "./money-back.ts";
export { disputeAfter } from "./payment-disputes.ts";
export { isDisputeState, type DisputeState } from "./payment-disputes.ts";
export { PAYMENT_IMAGES, paymentImage } from "./payment-images.ts";
export type { PaymentImage } from "./payment-images.ts";
export { FACT_KINDS, isCredited, nextPaymentState } from "./payment-machine.ts";
export type { FactKind, PaymentDecision } from "./payment-machine.ts";
export {
  PAYMENT_PROOFS_MAX,
  PAYMENT_PROOF_DAYS,
  paymentProofsEndedFor,
  takesProofs,
} from "./payment-proofs.ts";
export {
  PAYMENT_OUTLOOKS,
  PAYMENT_STEP_KINDS,
  PAYMENT_STEP_SOURCES,
  paymentOutlook,
  paymentTimeline,
} from "./payment-timeline.ts";
export type { PaymentOutlook, PaymentStep, PaymentStepKind, PaymentStepSource } from "./payment-timeline.ts";
export { LOG_STATES, PAYMENT_STATES, paymentFlag, paymentLogState } from "./payment-states.ts";
export type { LogState, PaymentState } from "./payment-states.ts";
export { CONFIRM_OUTCOMES, PAYMENT_DEVICES, PAYMENT_FIELD_KINDS, RETURN_HINTS } from "./payment-steps.ts";
export type { PaymentDevice, PaymentFieldKind, ReturnHint } from "./payment-steps.ts";
export { PROVIDER_PROBE_MS, PROVIDER_STANDINGS, providerStanding, withAnswer } from "./provider-health.ts";
export type { ProviderStanding } from "./provider-health.ts";
export { compareSettlement } from "./compare-settlement.ts";
export { SETTLEMENT_DIFFERENCES, SETTLEMENT_OUTCOMES } from "./settlement.ts";
export type {
  BookedPayment,
  SettledLine,
  SettlementDifference,
  SettlementDifferenceKind,
  SettlementOutcome,
  SettlementTotal,
} from "./settlement.ts";
export { addSettlementTotals } from "./settlement-totals.ts";
export { orderProviders } from "./provider-order.ts";
export type { ProviderTraits } from "./provider-order.ts";
export { isSwitchedOff } from "./provider-switches.ts";
export type { ProviderSwitch } from "./provider-switches.ts";
export { plansOnOffer, pointPayAmount } from "./recharge-plans.ts";
export type { PlanMetaEntry } from "./recharge-plans.ts";
export { RECHARGE_AMOUNT_MAX, RECHARGE_QUOTES_MAX, quoteRecharge } from "./quote-recharge.ts";
export type { RechargeQuote } from "./quote-recharge.ts";
export { TOP_UP_REFUND_STATES } from "./top-up-refund-states.ts";
export type { TopUpRefundState } from "./top-up-refund-states.ts";
export { coinsTakenBack, refundedSoFar, takenFromLots } from "./top-up-refunds.ts";
export type { StatedRefund } from "./top-up-refunds.ts";
export { SALE_PROBLEMS } from "./voucher-sales.ts";
export type { SaleProblem } from "./voucher-sales.ts";
export { receiptNumber } from "./receipt-number.ts";

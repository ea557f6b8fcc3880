import {
  CASE_DECISIONS,
  CASE_REASONS,
  CONFIRM_OUTCOMES,
  FACT_KINDS,
  PAYMENT_DEVICES,
  PAYMENT_FIELD_KINDS,
  PAYMENT_IMAGES,
  PAYMENT_OUTLOOKS,
  PAYMENT_STATES,
  PAYMENT_STEP_KINDS,
  PAYMENT_STEP_SOURCES,
  PROVIDER_STANDINGS,
  RETURN_HINTS,
  REVIEW_STATUSES,
  TOP_UP_REFUND_STATES,
  SETTLEMENT_DIFFERENCES,
  SETTLEMENT_OUTCOMES,
} from "@catnip/domain/payments";
import { closedSet } from "../../platform/closed-set.ts";

/** The enums of payments, shared by several schemas of this module. */

export const PaymentStateRef = closedSet("PaymentState", "payments", PAYMENT_STATES, "How a top-up stands.");
export const PaymentImageRef = closedSet("PaymentImage", "payments", PAYMENT_IMAGES, "The key of a picture.");
export const PaymentDeviceRef = closedSet(
  "PaymentDevice",
  "payments",
  PAYMENT_DEVICES,
  "`web`: computers, `wap`: phones.",
  "text",
);
export const PaymentFieldKindRef = closedSet(
  "PaymentFieldKind",
  "payments",
  PAYMENT_FIELD_KINDS,
  "What a payer is asked for.",
);
export const ReturnHintRef = closedSet(
  "ReturnHint",
  "payments",
  RETURN_HINTS,
  "What the address says of a payer who is back.",
);
export const CaseReasonRef = closedSet(
  "CaseReason",
  "payments",
  CASE_REASONS,
  "Why a provider's statement needs a person.",
);
export const CaseDecisionRef = closedSet(
  "CaseDecision",
  "payments",
  CASE_DECISIONS,
  "`credit-paid`: coins for what was really paid; `accept`: the order as it was made, which the provider confirms; `returned`: the money went back; `dismiss`: there is no money to decide about.",
);
export const ReviewStatusRef = closedSet(
  "ReviewStatus",
  "payments",
  REVIEW_STATUSES,
  "What a case came to; `returned`: the money went back, `dismissed`: there was no money.",
);
export const FactKindRef = closedSet(
  "FactKind",
  "payments",
  FACT_KINDS,
  "What a provider may state about a payment.",
);
export const ConfirmOutcomeRef = closedSet(
  "ConfirmOutcome",
  "payments",
  CONFIRM_OUTCOMES,
  "`noted`: somebody else has to confirm the same; `review`: it does not agree with the payment, and is a case now.",
);
export const TopUpRefundStateRef = closedSet(
  "TopUpRefundState",
  "payments",
  TOP_UP_REFUND_STATES,
  "How a refund that staff asked for stands; `noted`: somebody else has to ask for the same, `asked`: the provider has not confirmed it yet.",
);
export const ProviderStandingRef = closedSet(
  "ProviderStanding",
  "payments",
  PROVIDER_STANDINGS,
  "How a provider stands by its own answers; `probing`: down, and tried by one payment at a time.",
);
export const PaymentStepKindRef = closedSet(
  "PaymentStepKind",
  "payments",
  PAYMENT_STEP_KINDS,
  "What happened to a payment; more kinds may come.",
);
export const PaymentStepSourceRef = closedSet(
  "PaymentStepSource",
  "payments",
  PAYMENT_STEP_SOURCES,
  "Who stated it; `message`: the provider by itself, `question`: the provider, when we asked.",
);
export const PaymentOutlookRef = closedSet(
  "PaymentOutlook",
  "payments",
  PAYMENT_OUTLOOKS,
  "What a payment waits for; `late`, `closed`: money that arrives all the same is credited by itself.",
);
export const SettlementDifferenceKindRef = closedSet(
  "SettlementDifferenceKind",
  "payments",
  SETTLEMENT_DIFFERENCES,
  "How a provider's list and our books differ.",
);
export const SettlementOutcomeRef = closedSet(
  "SettlementOutcome",
  "payments",
  SETTLEMENT_OUTCOMES,
  "`credited`: late, by the comparison; `case`: a person decides; `resolved`: credited otherwise or decided before.",
);

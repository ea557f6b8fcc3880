import {
  CASE_DECISIONS,
  CASE_REASONS,
  CONFIRM_OUTCOMES,
  PAYMENT_OUTLOOKS,
  PAYMENT_STEP_KINDS,
  PAYMENT_STEP_SOURCES,
  REVIEW_STATUSES,
} from "@catnip/domain/payments";
import { closedSet } from "../../platform/closed-set.ts";

/** The enums of reviews. */

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

export const ConfirmOutcomeRef = closedSet(
  "ConfirmOutcome",
  "payments",
  CONFIRM_OUTCOMES,
  "`noted`: someone else has to confirm the same; `review`: it does not agree with the payment, and is a case now.",
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
  "What a payment waits for; `late`, `closed`: money that still arrives is credited separately.",
);

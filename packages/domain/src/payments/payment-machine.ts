import type { PaymentState } from "./payment-states.ts";

/** What a provider (or staff) can report about a payment. */
export const FACT_KINDS = [
  "pending",
  "succeeded",
  "failed",
  "expired",
  "cancelled",
  "refunded",
  "disputed",
  "dispute_won",
  "reversed",
] as const;

export type FactKind = (typeof FACT_KINDS)[number];

/** Why a payment needs manual review. */
export const REVIEW_REASONS = [
  "provider-mismatch",
  "merchant-mismatch",
  "order-mismatch",
  "currency-mismatch",
  "amount-mismatch",
  "second-payment",
  "contradiction",
] as const;

export type ReviewReason = (typeof REVIEW_REASONS)[number];

/** A verified statement about one payment, reduced to what the state machine needs. */
export interface StateFact {
  readonly kind: FactKind;
  /** The mismatch with our order (see {@link factMismatch}); null when there is none. */
  readonly mismatch?: ReviewReason | null;
  /** For `succeeded` on a payment already credited: whether it is the same provider transaction. */
  readonly sameTransaction?: boolean;
  /** For `succeeded`: whether an earlier statement about this same transaction said something else. */
  readonly contradicted?: boolean;
  /** For `refunded` and `dispute_won`: whether the payment is fully refunded. */
  readonly fullRefund?: boolean;
  /** For `dispute_won`: whether part of the payment has been refunded. */
  readonly partlyRefunded?: boolean;
  /** Decided by a member of staff. */
  readonly byStaff?: boolean;
}

/** The effects of a fact. */
export interface PaymentDecision {
  readonly state: PaymentState;
  /** Credit the plan's coins, in the same transaction. True at most once in a payment's life. */
  readonly credit: boolean;
  /** Alert staff. A credited payment keeps its state; any other moves to `review`. */
  readonly review: ReviewReason | null;
  /** The fact arrived out of order (a refund before its payment): keep it and retry later. */
  readonly parked: boolean;
}

/**
 * The next state of a payment after a verified fact (R-PAY-5).
 *
 * ```
 * created → pending → succeeded → partially_refunded → refunded
 *                   ↘ failed | expired | cancelled   (all may still go to succeeded)
 * before succeeded → review                           succeeded → disputed → succeeded | reversed
 * ```
 *
 * Facts arrive twice, late and out of order, so handling is idempotent, and stale facts (`pending` after `succeeded`)
 * are ignored. Contradictions go to manual review.
 *
 * A statement that does not match the order goes to review, and its money is decided on separately. It does not block
 * another transaction that pays the order exactly: otherwise anyone able to make a provider report something odd about
 * an order could keep its buyer from the coins. Two statements contradict each other only if they are about the same
 * transaction; then staff decide which one holds.
 */
export function nextPaymentState(state: PaymentState, fact: StateFact): PaymentDecision {
  if (fact.mismatch) return toReview(state, fact.mismatch);
  const rules = isCredited(state) ? afterCredit : beforeCredit;
  return rules[fact.kind](state, fact);
}

/** Whether coins have been credited in this state. */
export function isCredited(state: PaymentState): boolean {
  return CREDITED.has(state);
}

const CREDITED: ReadonlySet<PaymentState> = new Set([
  "succeeded",
  "partially_refunded",
  "refunded",
  "disputed",
  "reversed",
]);

/** Transitions of a payment that has not been credited. */
const beforeCredit: Rules = {
  pending: (state) => stay(state === "created" ? "pending" : state),
  succeeded: (state, fact) =>
    fact.contradicted && fact.byStaff !== true
      ? toReview(state, "contradiction")
      : { ...stay("succeeded"), credit: true },
  failed: ending,
  expired: ending,
  cancelled: ending,
  refunded: tooEarly,
  disputed: tooEarly,
  dispute_won: tooEarly,
  reversed: tooEarly,
};

/** The first terminal state wins: a failed payment does not expire as well. */
function ending(state: PaymentState, fact: StateFact): PaymentDecision {
  const isOpen = state === "created" || state === "pending" || state === "review";
  const [kept] = ENDINGS.filter((kind) => kind === fact.kind);
  return stay(isOpen && kept && !isUndecided(state, fact) ? kept : state);
}

const ENDINGS = ["failed", "expired", "cancelled"] as const;

function tooEarly(state: PaymentState): PaymentDecision {
  return { ...stay(state), parked: true };
}

/** Money is awaiting review; failure or expiry of the payment does not settle that. */
const isUndecided = (state: PaymentState, fact: StateFact) => state === "review" && fact.byStaff !== true;

/** Transitions of a payment that has been credited. */
const afterCredit: Rules = {
  pending: stay,
  succeeded: (state, fact) => (fact.sameTransaction ? stay(state) : toReview(state, "second-payment")),
  failed: stay,
  expired: stay,
  cancelled: stay,
  refunded: (state, fact) => {
    if (state === "refunded") return stay(state);
    if (state === "reversed") return toReview(state, "contradiction");
    // It may predate the dispute but be reported later: that money is gone, and the dispute is about the rest.
    if (state === "disputed") return stay(state);
    return stay(fact.fullRefund ? "refunded" : "partially_refunded");
  },
  disputed: (state) => {
    if (state === "disputed" || state === "reversed") return stay(state);
    return state === "refunded" ? toReview(state, "contradiction") : stay("disputed");
  },
  dispute_won: (state, fact) => {
    if (state === "disputed" && fact.fullRefund) return stay("refunded");
    if (state === "disputed") return stay(fact.partlyRefunded ? "partially_refunded" : "succeeded");
    return state === "reversed" ? toReview(state, "contradiction") : stay(state);
  },
  reversed: (state) => (state === "refunded" ? toReview(state, "contradiction") : stay("reversed")),
};

type Rules = Readonly<Record<FactKind, (state: PaymentState, fact: StateFact) => PaymentDecision>>;

function stay(state: PaymentState): PaymentDecision {
  return { state, credit: false, review: null, parked: false };
}

function toReview(state: PaymentState, reason: ReviewReason): PaymentDecision {
  return { ...stay(isCredited(state) ? state : "review"), review: reason };
}

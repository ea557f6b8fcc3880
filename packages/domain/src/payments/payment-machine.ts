import type { PaymentState } from "./payment-states.ts";

/** What a provider (or staff) may state about a payment. */
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

/** Why a person has to look at a payment. */
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
  /** What does not agree with our order (see {@link factMismatch}); null when all does. */
  readonly mismatch?: ReviewReason | null;
  /** For `succeeded` on a payment already credited: whether it is the same transaction at the provider. */
  readonly sameTransaction?: boolean;
  /** For `succeeded`: whether something else was stated before about this very transaction. */
  readonly contradicted?: boolean;
  /** For `refunded`: whether nothing is left of the payment. */
  readonly fullRefund?: boolean;
  /** A member of staff decided this. */
  readonly byStaff?: boolean;
}

/** What is to be done with a fact. */
export interface PaymentDecision {
  readonly state: PaymentState;
  /** Credit the plan's coins, in the same transaction. True at most once in a payment's life. */
  readonly credit: boolean;
  /** Alert a person. A credited payment keeps its state; any other waits in `review`. */
  readonly review: ReviewReason | null;
  /** The fact came too early (a refund before its payment): keep it and try again later. */
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
 * Facts arrive twice, late and out of order, so a fact that says nothing new changes
 * nothing, and old news (`pending` after `succeeded`) is no news. Whatever was credited
 * is never un-credited by a message: contradictions go to a person.
 *
 * A statement that does not agree with the order needs a person, and its money is decided about by
 * itself. It does not stand in the way of another transaction that pays the order to the last unit:
 * else whoever can make a provider state something odd about an order could keep its buyer from the
 * coins. Only when the same transaction was stated differently before do two statements contradict
 * each other, and a person says which one holds.
 */
export function nextPaymentState(state: PaymentState, fact: StateFact): PaymentDecision {
  if (fact.mismatch) return toReview(state, fact.mismatch);
  const rules = isCredited(state) ? afterCredit : beforeCredit;
  return rules[fact.kind](state, fact);
}

/** Whether the coins of a payment in this state have been given. */
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

/** What each kind of fact does to a payment whose coins have not been given. */
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

/** The first ending is kept: a payment that failed does not expire as well. */
function ending(state: PaymentState, fact: StateFact): PaymentDecision {
  const isOpen = state === "created" || state === "pending" || state === "review";
  const [kept] = ENDINGS.filter((kind) => kind === fact.kind);
  return stay(isOpen && kept && !isUndecided(state, fact) ? kept : state);
}

const ENDINGS = ["failed", "expired", "cancelled"] as const;

function tooEarly(state: PaymentState): PaymentDecision {
  return { ...stay(state), parked: true };
}

/** Money is waiting for a person: that a payment failed or ran out does not settle it. */
const isUndecided = (state: PaymentState, fact: StateFact) => state === "review" && fact.byStaff !== true;

/** What each kind of fact does to a payment whose coins have been given. */
const afterCredit: Rules = {
  pending: stay,
  succeeded: (state, fact) => (fact.sameTransaction ? stay(state) : toReview(state, "second-payment")),
  failed: stay,
  expired: stay,
  cancelled: stay,
  refunded: (state, fact) => {
    if (state === "refunded") return stay(state);
    if (state === "disputed" || state === "reversed") return toReview(state, "contradiction");
    return stay(fact.fullRefund ? "refunded" : "partially_refunded");
  },
  disputed: (state) => {
    if (state === "disputed" || state === "reversed") return stay(state);
    return state === "refunded" ? toReview(state, "contradiction") : stay("disputed");
  },
  dispute_won: (state) => {
    if (state === "disputed") return stay("succeeded");
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

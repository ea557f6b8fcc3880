import { REVIEW_REASONS, type FactKind } from "./payment-machine.ts";

/** Why a provider's statement needs a person. */
export const CASE_REASONS = [...REVIEW_REASONS, "unknown-order", "money-back", "user-gone"] as const;

export type CaseReason = (typeof CASE_REASONS)[number];

/** What staff may decide about a case. */
export const CASE_DECISIONS = ["credit-paid", "accept", "returned", "dismiss"] as const;

/**
 * - `credit-paid`: the money is ours and stays; coins are credited for what was really paid.
 * - `accept`: the provider has put its statement right; the order is credited as it was made.
 * - `returned`: the money went back at the provider.
 * - `dismiss`: there is no money to decide about.
 */
export type CaseDecision = (typeof CASE_DECISIONS)[number];

/** What a player is told of a case: still open, or what it came to. */
export const REVIEW_STATUSES = ["open", "credited", "returned", "dismissed"] as const;

export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** A statement as far as the choice of decisions goes. */
export interface CaseLike {
  readonly reason: CaseReason;
  readonly fact_kind: FactKind;
}

/**
 * The decisions that are possible. Money that reached an account which is not ours, or that has been credited already,
 * cannot be credited; a statement without money credits nothing (R-CAS-2).
 */
export function caseDecisions({ reason, fact_kind }: CaseLike): readonly CaseDecision[] {
  const isPaid = fact_kind === "succeeded";
  return CASE_DECISIONS.filter((decision) => {
    if (decision === "credit-paid") return isPaid && CREDITABLE.has(reason);
    return decision === "accept" ? isPaid && CORRECTABLE.has(reason) : true;
  });
}

const CREDITABLE: ReadonlySet<CaseReason> = new Set([
  "amount-mismatch",
  "currency-mismatch",
  "provider-mismatch",
  "contradiction",
  "second-payment",
  "unknown-order",
]);
const CORRECTABLE: ReadonlySet<CaseReason> = new Set([
  "amount-mismatch",
  "currency-mismatch",
  "contradiction",
]);

/** Above so many coins (in meowcent) a second person has to decide the same before anything is credited (R-PAY-18). */
export const CREDIT_ALONE_MAX = 10_000;

/** A plan, as far as its price goes. Amounts in meowcent and minor units. */
export interface PricedCoins {
  readonly coin: number;
  readonly silver: number;
  readonly pay_amount: number;
}

/** What a payment of some amount gives: a plan and its share. */
export interface PaidFor<Plan extends PricedCoins> {
  readonly plan: Plan;
  readonly coin: number;
  readonly silver: number;
}

/**
 * What an amount of money pays for, by the plans of its currency: the plan of exactly this price, with its silver; else
 * coins at the rate of the largest plan that is not dearer (of the smallest, when all are), rounded down, and no
 * silver, since a bonus is for the plan. Null where there are no plans, or not a meowcent would come of it (R-CAS-4).
 *
 * @param payAmount minor units
 * @param plans of the currency that was paid, in any order
 */
export function coinsPaidFor<Plan extends PricedCoins>(
  payAmount: number,
  plans: readonly Plan[],
): PaidFor<Plan> | null {
  const byPrice = plans.toSorted((a, b) => a.pay_amount - b.pay_amount);
  const plan = byPrice.findLast(({ pay_amount }) => pay_amount <= payAmount) ?? byPrice[0];
  if (!plan) return null;
  if (plan.pay_amount === payAmount) return { plan, coin: plan.coin, silver: plan.silver };
  const coin = Number((BigInt(plan.coin) * BigInt(payAmount)) / BigInt(plan.pay_amount));
  return coin > 0 && Number.isSafeInteger(coin) ? { plan, coin, silver: 0 } : null;
}

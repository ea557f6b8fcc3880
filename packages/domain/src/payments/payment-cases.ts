import { REVIEW_REASONS, type FactKind } from "./payment-machine.ts";

/** Why a provider's statement needs manual review. */
export const CASE_REASONS = [
  ...REVIEW_REASONS,
  "unknown-order",
  "money-back",
  "not-settled",
  "user-gone",
] as const;

export type CaseReason = (typeof CASE_REASONS)[number];

/** The decisions staff can take on a case. */
export const CASE_DECISIONS = ["credit-paid", "accept", "returned", "dismiss"] as const;

/**
 * - `credit-paid`: we keep the money; coins are credited for what was actually paid.
 * - `accept`: the provider has corrected its statement; the order is credited as placed.
 * - `returned`: the provider refunded the money.
 * - `dismiss`: no money is involved.
 */
export type CaseDecision = (typeof CASE_DECISIONS)[number];

/** What a player sees of a case: still open, or its outcome. */
export const REVIEW_STATUSES = ["open", "credited", "returned", "dismissed"] as const;

export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** The fields of a statement that decide which decisions are open. */
interface CaseLike {
  readonly reason: CaseReason;
  readonly fact_kind: FactKind;
}

/**
 * The available decisions. Money that arrived in an account other than ours, or that is already credited, cannot be
 * credited; a statement without money credits nothing (R-CAS-2).
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

/** The price fields of a plan. Amounts in meowcent and minor units. */
interface PricedCoins {
  readonly coin: number;
  readonly silver: number;
  readonly pay_amount: number;
}

/** What a payment of a given amount buys: a plan and its share. */
export interface PaidFor<Plan extends PricedCoins> {
  readonly plan: Plan;
  readonly coin: number;
  readonly silver: number;
}

/**
 * What an amount of money buys at its currency's plans: the plan of exactly this price, with its silver; otherwise
 * coins at the rate of the largest plan that costs no more (or of the smallest, when all cost more), rounded down,
 * without silver, since the bonus belongs to the plan. Null when there are no plans, or the result is less than a
 * meowcent (R-CAS-4).
 *
 * @param payAmount minor units
 * @param plans the plans in the currency that was paid, in any order
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

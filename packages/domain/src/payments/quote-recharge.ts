import { payableStep } from "../money/index.ts";
import { coinToCurrencyMinor } from "../prices/index.ts";
import { plansOnOffer, type PlanLike } from "./recharge-plans.ts";

/** A plan with its price and contents; `coin` and `silver` in meowcent, `pay_amount` in minor units. */
interface PricedPlan extends PlanLike {
  readonly id: string;
  readonly coin: number;
  readonly silver: number;
  readonly pay_amount: number;
}

/** What topping up an amount costs and gives. */
export interface RechargeQuote {
  /** Coins, in meowcent. */
  readonly amount: number;
  /** Minor units, two decimals. */
  readonly pay_amount: number;
  /** Bonus silver, in meowcent. */
  readonly silver: number;
  /** Null: no plan gives exactly this much, so the rate applies. */
  readonly plan_id: string | null;
}

/** Maximum coins in one quote, in meowcent: a hundred thousand coins. */
export const RECHARGE_AMOUNT_MAX = 10_000_000;
/** Maximum amounts in one request. */
export const RECHARGE_QUOTES_MAX = 50;

/**
 * The price of an amount of coins: that of the first plan on offer that gives exactly this much, else by the rate. Only
 * plans include bonus silver.
 *
 * By the rate nothing is free, and for currencies in whole units the price is rounded up (R-TOP-13).
 */
export function quoteRecharge<Plan extends PricedPlan>({
  amount,
  currency_id,
  plans,
  minor_per_100_coins,
}: {
  readonly amount: number;
  readonly currency_id: string;
  readonly plans: readonly Plan[];
  readonly minor_per_100_coins: number;
}): RechargeQuote {
  const plan = plansOnOffer(plans, currency_id).find(({ coin }) => coin === amount);
  if (plan) return { amount, pay_amount: plan.pay_amount, silver: plan.silver, plan_id: plan.id };
  const smallest = payableStep(currency_id);
  const units = Math.max(1, Math.ceil(coinToCurrencyMinor(amount, minor_per_100_coins) / smallest));
  return { amount, pay_amount: units * smallest, silver: 0, plan_id: null };
}

import { payableStep } from "../money/index.ts";
import { coinToCurrencyMinor } from "../prices/index.ts";
import { plansOnOffer, type PlanLike } from "./recharge-plans.ts";

/** A plan with what it costs and brings; `coin` and `silver` in meowcent, `pay_amount` in minor units. */
export interface PricedPlan extends PlanLike {
  readonly id: string;
  readonly coin: number;
  readonly silver: number;
  readonly pay_amount: number;
}

/** What topping up an amount would cost, and bring. */
export interface RechargeQuote {
  /** Coins, in meowcent. */
  readonly amount: number;
  /** Minor units, two decimals. */
  readonly pay_amount: number;
  /** Silver that comes with it, in meowcent. */
  readonly silver: number;
  /** Null: no plan gives exactly this much, and the price is by the rate. */
  readonly plan_id: string | null;
}

/** Most coins one top-up may be asked about, in meowcent: a hundred thousand coins. */
export const RECHARGE_AMOUNT_MAX = 10_000_000;
/** Most amounts in one question. */
export const RECHARGE_QUOTES_MAX = 50;

/**
 * What an amount of coins would cost: as the plan on offer that gives exactly so much, the first one if several do,
 * else by the rate. Bonus silver comes with plans only.
 *
 * By the rate nothing is free, and what is paid in whole units is rounded up to one (R-TOP-13).
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

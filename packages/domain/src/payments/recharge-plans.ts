import { assertAmount } from "../money/index.ts";

/** The fields of a top-up plan that matter for choosing one. */
export interface PlanLike {
  readonly index: number;
  readonly currency_id: string;
  readonly enable: boolean;
}

/** The plans on offer in a currency, by index; the first one is highlighted. */
export function plansOnOffer<P extends PlanLike>(plans: readonly P[], currencyId: string): P[] {
  return plans
    .filter((plan) => plan.enable && plan.currency_id === currencyId)
    .toSorted((a, b) => a.index - b.index);
}

/** One entry of a plan's meta: the price of a number of coins in points. */
export interface PlanMetaEntry {
  readonly meowcoin: number;
  readonly point: number;
}

/**
 * The price of a plan at a provider that counts in points, in CNY minor units: 100 × the points of the entry with the
 * same number of coins. Null when there is no such entry.
 *
 * @param coin whole meow coins
 */
export function pointPayAmount(entries: readonly PlanMetaEntry[], coin: number): number | null {
  const entry = entries.find(({ meowcoin }) => meowcoin === coin);
  if (!entry) return null;
  const payAmount = entry.point * MINOR_PER_POINT;
  assertAmount(payAmount);
  return payAmount;
}

const MINOR_PER_POINT = 100;

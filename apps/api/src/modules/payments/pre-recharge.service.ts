import {
  RECHARGE_AMOUNT_MAX,
  RECHARGE_QUOTES_MAX,
  quoteRecharge,
  type RechargeQuote,
} from "@catnip/domain/payments";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { coinRate } from "../prices/prices.service.ts";
import { findRechargePlans } from "./payments.service.ts";

/** What topping up an amount would cost, and bring. */
export type PreRecharge = RechargeQuote & { readonly currency_id: string };

/**
 * What each amount of coins would cost in a currency: the price of the plan that gives exactly so much, else by the
 * rate. Only a question: nothing is kept, and no amounts are no answers (R-TOP-13).
 *
 * @param amounts meowcent
 * @throws ApiError `input/invalid` for a currency without a rate, an amount that is not above zero or too large, and
 *   too many amounts
 */
export async function preRecharge(
  context: RequestContext,
  currencyId: string,
  amounts: readonly number[],
): Promise<readonly PreRecharge[]> {
  if (amounts.length > RECHARGE_QUOTES_MAX) throw invalid({ max: RECHARGE_QUOTES_MAX });
  if (!amounts.every((amount) => amount >= 1 && amount <= RECHARGE_AMOUNT_MAX)) {
    throw invalid({ min: 1, max: RECHARGE_AMOUNT_MAX });
  }
  const { currency_id, minor_per_100_coins } = await coinRate(context, currencyId);
  if (amounts.length === 0) return [];
  const plans = await findRechargePlans(context.db, currency_id, context.platformKey);
  return amounts.map((amount) => ({
    ...quoteRecharge({ amount, currency_id, plans, minor_per_100_coins }),
    currency_id,
  }));
}

const invalid = (facts: { readonly min?: number; readonly max: number }) =>
  new ApiError("input/invalid", "Not amounts that can be topped up.", { field: "amount", ...facts });

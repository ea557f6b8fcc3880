import {
  RECHARGE_AMOUNT_MAX,
  RECHARGE_QUOTES_MAX,
  quoteRecharge,
  type RechargeQuote,
} from "@catnip/domain/payments";
import { topUpPrice } from "@catnip/domain/taxes";
import type { RequestContext } from "../../platform/context.ts";
import { ApiError } from "../../platform/errors.ts";
import { coinRate } from "../prices/prices.service.ts";
import { payerCountry } from "./payer-country.ts";
import { findRechargePlans } from "./payments.service.ts";
import { topUpTaxRateAt } from "./top-up-tax.ts";

/** What topping up an amount would cost and grant. */
export type PreRecharge = RechargeQuote & {
  readonly currency_id: string;
  /** Tax that is added to the price, in minor units. */
  readonly tax_amount: number;
};

/**
 * Quotes each amount of coins in a currency: the price of the plan with exactly that many coins, else by the rate.
 * Read-only; no amounts give no quotes (R-TOP-13).
 *
 * @param amounts meowcent
 * @throws ApiError `input/invalid` for a currency without a rate, an amount that is not positive or too large, or too
 *   many amounts
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
  const taxRateBp = await topUpTaxRateAt(context, await payerCountry(context));
  return amounts.map((amount) => {
    const quote = quoteRecharge({ amount, currency_id, plans, minor_per_100_coins });
    return { ...quote, currency_id, tax_amount: topUpPrice(quote.pay_amount, currency_id, taxRateBp).tax };
  });
}

const invalid = (facts: { readonly min?: number; readonly max: number }) =>
  new ApiError("input/invalid", "Not amounts that can be topped up.", { field: "amount", ...facts });

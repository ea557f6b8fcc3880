import { payableStep, scaleRounded } from "../money/index.ts";
import type { TaxRule } from "./tax.ts";

/** What a top-up costs, in minor units. Always `net + tax = total` (R-TAX-8). */
export interface TopUpPrice {
  /** The plan's price. */
  readonly net: number;
  readonly tax: number;
  /** What the player pays. */
  readonly total: number;
}

/** The rate of a rule that is added to top-ups, in ten-thousandths; null for any other rule, and for none (R-TAX-7). */
export const topUpTaxRate = (rule: Pick<TaxRule, "rate_bp" | "mode"> | null): number | null =>
  rule?.mode === "exclusive" ? rule.rate_bp : null;

/**
 * The price of a plan with the tax that is added to it. The tax is rounded once, half away from zero, to what cashiers
 * of the currency take: minor units, or whole units of TWD and JPY (R-TAX-8).
 *
 * @param net the plan's price, in minor units
 * @param rateBp ten-thousandths; null: no tax
 */
export function topUpPrice(net: number, currencyId: string, rateBp: number | null): TopUpPrice {
  const tax = rateBp === null ? 0 : scaledToStep(net, rateBp, BP_OF_ALL, currencyId);
  return { net, tax, total: net + tax };
}

/**
 * The same parts of an amount that was paid: for the total of a plan, exactly the plan's price and its tax (R-TAX-8).
 *
 * @param total minor units
 * @param rateBp ten-thousandths of the net price; null: no tax
 */
export function topUpParts(total: number, currencyId: string, rateBp: number | null): TopUpPrice {
  const tax = rateBp === null ? 0 : scaledToStep(total, rateBp, BP_OF_ALL + rateBp, currencyId);
  return { net: total - tax, tax, total };
}

/**
 * How much of a refund is tax, given what was refunded before. Rounded like the price, on the running sum: the
 * shares of a payment's refunds never exceed its tax, and are all of it once everything went back (R-TAX-12).
 *
 * @param paid the payment, in minor units
 */
export function taxGoingBack(
  paid: { readonly pay_amount: number; readonly tax_amount: number; readonly currency_id: string },
  before: number,
  minor: number,
): number {
  if (before < 0 || minor < 0 || before + minor > paid.pay_amount)
    throw new RangeError(`${minor} after ${before} of ${paid.pay_amount} cannot go back`);
  const backOf = (refunded: number) =>
    scaledToStep(refunded, paid.tax_amount, paid.pay_amount, paid.currency_id);
  return backOf(before + minor) - backOf(before);
}

const BP_OF_ALL = 10_000;

/** `amount × part / whole`, rounded once to what cashiers of the currency take. */
function scaledToStep(amount: number, part: number, whole: number, currencyId: string): number {
  const step = payableStep(currencyId);
  return step * scaleRounded(amount, part, whole * step);
}

import { fromWire, toWire, type AmountUnits } from "../amounts.ts";
import type { Money } from "../provider.types.ts";

/** CNY is possible between accounts in China only. */
export const AMOUNT_UNITS: AmountUnits = { USD: "decimal", TWD: "whole", JPY: "whole" };

const WHOLE: ReadonlySet<string> = new Set(["HUF", "JPY", "TWD"]);

type WireAmount = { readonly currency_code: string; readonly value: string };

export const wireAmount = (money: Money): WireAmount => ({
  currency_code: money.currency,
  value: toWire(money, AMOUNT_UNITS),
});

/**
 * What PayPal states, in any currency: money in one we never asked for is still money and goes to manual review. Some
 * of its answers write whole units with decimals.
 */
export function stated({ currency_code, value }: WireAmount): Money | null {
  const isWhole = WHOLE.has(currency_code);
  if (!/^[A-Z]{3}$/.test(currency_code)) return null;
  const text = isWhole ? value.replace(/\.00$/, "") : value;
  return fromWire(text, currency_code, { [currency_code]: isWhole ? "whole" : "decimal" });
}

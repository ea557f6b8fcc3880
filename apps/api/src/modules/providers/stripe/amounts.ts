import { fromWire, type AmountUnits } from "../amounts.ts";
import type { Money } from "../provider.types.ts";

/** TWD has two decimals in Stripe's API, although it is paid in whole dollars. */
export const AMOUNT_UNITS: AmountUnits = { USD: "minor", TWD: "minor", CNY: "minor", JPY: "whole" };

const WHOLE: ReadonlySet<string> = new Set(
  "BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF".split(" "),
);
const THREE_DECIMALS: ReadonlySet<string> = new Set(["BHD", "JOD", "KWD", "OMN", "TND"]);

/**
 * What Stripe states, in any currency: money in one we never asked for is still money and goes to manual review. Null
 * for what we cannot write in two decimals.
 */
export function stated(amount: number, currency: string): Money | null {
  const code = currency.toUpperCase();
  if (!/^[A-Z]{3}$/.test(code) || THREE_DECIMALS.has(code)) return null;
  return fromWire(String(amount), code, { [code]: WHOLE.has(code) ? "whole" : "minor" });
}

import { fromWire, type AmountUnits } from "../amounts.ts";
import { fromChinaTime } from "../china-time.ts";
import type { FormFields } from "../form-fields.ts";
import type { Money, ProviderFact } from "../provider.types.ts";

export const KEY = "unionpay";
export const AMOUNT_UNITS: AmountUnits = { CNY: "minor" };

/** Currencies by the number of ISO 4217. Money in one we never asked for is still money, and goes to review. */
const CURRENCIES: ReadonlyMap<string, string> = new Map([
  ["156", "CNY"],
  ["344", "HKD"],
  ["840", "USD"],
]);
export const CNY = "156";

/** Paid; `A6`: paid, with a defect on their side. */
const PAID: ReadonlySet<string> = new Set(["00", "A6"]);
/** Unknown so far; queried again later (R-PAY-35). */
const UNKNOWN: ReadonlySet<string> = new Set(["03", "04", "05"]);

export const isPaid = (code: string | undefined): boolean => PAID.has(code ?? "");
export const isUnknown = (code: string | undefined): boolean => UNKNOWN.has(code ?? "");

/** A fact about an order; null if fields are missing or malformed. */
export function tradeFact(
  trade: FormFields,
  kind: "succeeded" | "pending" | "failed",
  evidence: ProviderFact["evidence"],
  asked?: Money,
): ProviderFact | null {
  const { merId, orderId, queryId = "", txnAmt, currencyCode, txnTime } = trade;
  const stated = amountOf(txnAmt, currencyCode);
  const amount = stated ?? (kind === "succeeded" ? null : (asked ?? null));
  if (!merId || !orderId || !amount || (kind === "succeeded" && queryId === "")) return null;
  const occurredAt = fromChinaTime(txnTime ?? "");
  return {
    provider: KEY,
    merchantAccount: merId,
    orderNo: orderId,
    providerTxnId: queryId,
    kind,
    amount,
    ...(occurredAt && { occurredAt }),
    evidence,
  };
}

function amountOf(text: string | undefined, code: string | undefined): Money | null {
  const currency = CURRENCIES.get(code ?? "");
  return currency === undefined ? null : fromWire(text, currency, { [currency]: "minor" });
}

import * as v from "valibot";
import { fromWire, type AmountUnits } from "../amounts.ts";
import type { ProviderFact } from "../provider.types.ts";

export const AMOUNT_UNITS: AmountUnits = { TWD: "whole", USD: "number" };

/** One payment in the answer of `GET /v3/payments`; all numbers are text. */
const paid = v.object({
  transactionId: v.pipe(v.string(), v.regex(/^\d{1,25}$/)),
  orderId: v.string(),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  /** The parts it was paid with: a card, points, a discount of the vendor's. */
  payInfo: v.pipe(v.array(v.object({ amount: v.string() })), v.minLength(1)),
  /** What went back is negative. */
  refundList: v.optional(v.array(v.object({ refundAmount: v.optional(v.string()) })), []),
});

/**
 * A fact from LINE Pay's list of completed payments; null if fields are missing or malformed. Money in a currency or
 * with decimals that we never asked for is still money, and goes to a person.
 */
export function paidFact(
  info: unknown,
  orderNo: string,
  about: Pick<ProviderFact, "provider" | "merchantAccount">,
): ProviderFact | null {
  const read = v.safeParse(v.array(paid), info);
  const found = read.success ? read.output.find(({ orderId }) => orderId === orderNo) : undefined;
  if (!found) return null;
  const { currency, transactionId, payInfo, refundList } = found;
  const parts = payInfo.map(({ amount }) => fromWire(amount, currency, { [currency]: "number" }));
  let minor = 0;
  for (const part of parts) {
    if (!part) return null;
    minor += part.minor;
  }
  return {
    ...about,
    orderNo,
    providerTxnId: transactionId,
    kind: refundList.length > 0 ? "refunded" : "succeeded",
    amount: { currency, minor },
    ...(refundList.length > 0 && backOf(refundList, currency)),
    evidence: { source: "query", rawRef: transactionId },
  };
}

/** All refunds together, if each says how much it was. */
function backOf(
  refunds: readonly { readonly refundAmount?: string | undefined }[],
  currency: string,
): Pick<ProviderFact, "back"> {
  let minor = 0;
  for (const { refundAmount } of refunds) {
    const part = fromWire(refundAmount?.replace(/^-/, ""), currency, { [currency]: "number" });
    if (!part) return {};
    minor += part.minor;
  }
  return { back: { amount: { currency, minor } } };
}

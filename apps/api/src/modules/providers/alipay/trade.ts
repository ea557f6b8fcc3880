import type { FactKind } from "@catnip/domain/payments";
import { fromWire, type AmountUnits } from "../amounts.ts";
import { fromChinaTime } from "../china-time.ts";
import type { Money, ProviderFact } from "../provider.types.ts";
import type { AlipaySettings } from "./settings.ts";

export const KEY = "alipay";
export const AMOUNT_UNITS: AmountUnits = { CNY: "decimal" };
const CURRENCY = "CNY";

/** A trade as notifications and queries describe it, under the vendor's own names. */
export type Trade = Readonly<Record<string, string | undefined>>;

// A Map, so that names from Object.prototype (`constructor`) are not states.
const KINDS: ReadonlyMap<string, FactKind> = new Map([
  ["WAIT_BUYER_PAY", "pending"],
  ["TRADE_SUCCESS", "succeeded"],
  // The same trade some months later, when it can no longer be refunded; or at once, if refunds are not agreed on.
  ["TRADE_FINISHED", "succeeded"],
  ["TRADE_CLOSED", "expired"],
]);

/**
 * A fact from Alipay's view of a trade; null if fields are missing or malformed.
 *
 * @param merchantAccount whose trade it is, as stated
 */
export function tradeFact(
  trade: Trade,
  merchantAccount: string,
  evidence: ProviderFact["evidence"],
): ProviderFact | null {
  const { out_trade_no: orderNo, trade_no: providerTxnId, total_amount, trade_status } = trade;
  const amount = fromWire(total_amount, CURRENCY, AMOUNT_UNITS);
  const stated = KINDS.get(trade_status ?? "");
  if (!orderNo || !amount || !stated || !providerTxnId) return null;
  const kind = isGivenBack(trade) ? "refunded" : stated;
  const occurredAt = fromChinaTime(trade.gmt_payment ?? trade.send_pay_date ?? "");
  return {
    provider: KEY,
    merchantAccount,
    orderNo,
    providerTxnId,
    kind,
    amount,
    ...(kind === "refunded" && backOf(trade, amount)),
    ...(occurredAt && { occurredAt }),
    evidence,
  };
}

/**
 * A refund is reported with the state of the trade, which stays TRADE_SUCCESS after a partial one, so that a refund
 * looks like a payment but for one field (R-PAY-33). A trade is closed if it was not paid in time, and after a full
 * refund: then it says when it was paid.
 */
const isGivenBack = ({ refund_fee, trade_status, gmt_payment, send_pay_date }: Trade): boolean =>
  (refund_fee !== undefined && !/^0*(\.0*)?$/.test(refund_fee)) ||
  (trade_status === "TRADE_CLOSED" && Boolean(gmt_payment ?? send_pay_date));

/** All refunds of the trade together. A paid trade that is closed without saying so was given back as a whole. */
function backOf({ refund_fee, trade_status }: Trade, amount: Money): Pick<ProviderFact, "back"> {
  const told = fromWire(refund_fee, CURRENCY, AMOUNT_UNITS);
  if (told) return { back: { amount: told } };
  return trade_status === "TRADE_CLOSED" ? { back: { amount } } : {};
}

/** Money for another app of the same seller is not ours. */
export const accountOf = ({ sellerId, appId }: Pick<AlipaySettings, "sellerId" | "appId">): string =>
  `${sellerId}:${appId}`;

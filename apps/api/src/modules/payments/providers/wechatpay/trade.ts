import type { FactKind } from "@catnip/domain/payments";
import * as v from "valibot";
import { fromWire, type AmountUnits } from "../amounts.ts";
import type { Money, ProviderFact } from "../provider.types.ts";

export const AMOUNT_UNITS: AmountUnits = { CNY: "minor" };

/** How WeChat Pay describes an order: in a notification once it is opened, and in the answer to a query. */
const trade = v.object({
  appid: v.string(),
  mchid: v.string(),
  out_trade_no: v.string(),
  trade_state: v.string(),
  transaction_id: v.optional(v.string(), ""),
  success_time: v.optional(v.string()),
  // `payer_total` beside it is less where the payer used a coupon; ours is the total.
  amount: v.optional(v.object({ total: v.number(), currency: v.optional(v.string(), "CNY") })),
});

// A map: what every object has (`constructor`) is no state.
const KINDS: ReadonlyMap<string, FactKind> = new Map([
  ["SUCCESS", "succeeded"],
  ["REFUND", "refunded"],
  ["NOTPAY", "pending"],
  ["USERPAYING", "pending"],
  ["CLOSED", "expired"],
  ["REVOKED", "cancelled"],
  ["PAYERROR", "failed"],
]);

/**
 * A fact from a described order; null when fields are missing or malformed.
 *
 * @param asked what we asked for: orders that were not paid may be described without an amount
 */
export function tradeFact(
  described: unknown,
  provider: string,
  evidence: ProviderFact["evidence"],
  asked?: Money,
): ProviderFact | null {
  const read = v.safeParse(trade, described);
  if (!read.success) return null;
  const { appid, mchid, out_trade_no, trade_state, transaction_id, success_time, amount } = read.output;
  const kind = KINDS.get(trade_state);
  const stated = amount && fromWire(String(amount.total), amount.currency, { [amount.currency]: "minor" });
  const money = stated ?? (kind === "succeeded" || kind === "refunded" ? null : (asked ?? null));
  if (!kind || !money || (kind === "succeeded" && transaction_id === "")) return null;
  const occurredAt = success_time === undefined ? Number.NaN : Date.parse(success_time);
  return {
    provider,
    merchantAccount: accountOf({ merchantId: mchid, appId: appid }),
    orderNo: out_trade_no,
    providerTxnId: transaction_id,
    kind,
    amount: money,
    ...(Number.isFinite(occurredAt) && { occurredAt: new Date(occurredAt) }),
    evidence,
  };
}

/** Money for another app of the same merchant is not for us. */
export const accountOf = ({ merchantId, appId }: { readonly merchantId: string; readonly appId: string }) =>
  `${merchantId}:${appId}`;

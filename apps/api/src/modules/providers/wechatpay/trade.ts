import type { FactKind } from "@catnip/domain/payments";
import * as v from "valibot";
import { fromWire, type AmountUnits } from "../amounts.ts";
import type { Money, ProviderFact } from "../provider.types.ts";

export const AMOUNT_UNITS: AmountUnits = { CNY: "minor" };

/** WeChat Pay's view of an order: the decrypted content of a notification, and the answer to a query. */
const trade = v.object({
  appid: v.string(),
  mchid: v.string(),
  out_trade_no: v.string(),
  trade_state: v.string(),
  transaction_id: v.optional(v.string(), ""),
  success_time: v.optional(v.string()),
  // `payer_total` next to it is lower if the payer used a coupon; ours is the total.
  amount: v.optional(v.object({ total: v.number(), currency: v.optional(v.string(), "CNY") })),
});

// A Map, so that names from Object.prototype (`constructor`) are not states.
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
 * A fact from WeChat Pay's view of an order; null if fields are missing or malformed.
 *
 * @param asked what we asked for: unpaid orders may come without an amount
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

/** Money for another app of the same merchant is not ours. */
export const accountOf = ({ merchantId, appId }: { readonly merchantId: string; readonly appId: string }) =>
  `${merchantId}:${appId}`;

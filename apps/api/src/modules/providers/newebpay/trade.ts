import type { FactKind } from "@catnip/domain/payments";
import * as v from "valibot";
import { fromWire, type AmountUnits } from "../amounts.ts";
import type { ProviderFact } from "../provider.types.ts";

export const AMOUNT_UNITS: AmountUnits = { TWD: "whole" };

/** What every message about an order states; numbers are text by now. */
export const trade = v.object({
  MerchantID: v.string(),
  MerchantOrderNo: v.string(),
  Amt: v.string(),
  TradeNo: v.optional(v.string(), ""),
  PayTime: v.optional(v.string(), ""),
});

/** A fact about an order; null if its amount is malformed, or money is said to have no transaction number. */
export function tradeFact(
  { MerchantID, MerchantOrderNo, Amt, TradeNo, PayTime }: v.InferOutput<typeof trade>,
  kind: FactKind,
  provider: string,
  evidence: ProviderFact["evidence"],
): ProviderFact | null {
  const amount = fromWire(Amt, "TWD", AMOUNT_UNITS);
  if (!amount || ((kind === "succeeded" || kind === "refunded") && TradeNo === "")) return null;
  const occurredAt = taipeiTime(PayTime);
  return {
    provider,
    merchantAccount: MerchantID,
    orderNo: MerchantOrderNo,
    providerTxnId: TradeNo,
    kind,
    amount,
    ...(occurredAt && { occurredAt }),
    evidence,
  };
}

/** The vendor writes local time, with or without the blank; null for an order that was not paid. */
function taipeiTime(text: string): Date | null {
  const [, day, hour] = /^(\d{4}-\d\d-\d\d) ?(\d\d:\d\d:\d\d)$/.exec(text) ?? [];
  const at = new Date(`${day}T${hour}+08:00`);
  return Number.isFinite(at.getTime()) ? at : null;
}

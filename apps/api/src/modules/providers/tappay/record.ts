import type { FactKind } from "@catnip/domain/payments";
import * as v from "valibot";
import { fromWire, type AmountUnits } from "../amounts.ts";
import type { Reach } from "../define-provider.ts";
import type { PaymentView, ProviderFact } from "../provider.types.ts";
import { bankTransactionId } from "./bank-transaction-id.ts";
import { call } from "./client.ts";
import type { TappaySettings } from "./settings.ts";

export const AMOUNT_UNITS: AmountUnits = { TWD: "whole", USD: "minor" };

/** One record of the vendor's; numbers are text. `amount` next to it falls with every refund. */
export const record = v.object({
  rec_trade_id: v.string(),
  order_number: v.string(),
  bank_transaction_id: v.string(),
  merchant_id: v.string(),
  currency: v.string(),
  original_amount: v.string(),
  record_status: v.string(),
  time: v.optional(v.string(), ""),
});
export type TradeRecord = v.InferOutput<typeof record>;

/** Found, and found with no further page: both are success. */
export const LAST_PAGE = "2";
export const FOUND: ReadonlySet<unknown> = new Set(["0", LAST_PAGE]);

/** What a record means, the weightiest first: an attempt that failed says nothing beside one that was paid. */
const KINDS: ReadonlyMap<string, FactKind> = new Map([
  ["3", "refunded"],
  ["2", "refunded"],
  ["1", "succeeded"],
  // Authorized: settled by the vendor itself the next night.
  ["0", "succeeded"],
  ["4", "pending"],
  ["5", "cancelled"],
  ["-1", "failed"],
]);
const WEIGHTS = [...KINDS.keys()];

/** The vendor's record of a payment; `unknown` if it has none. */
export async function findRecord(
  settings: TappaySettings,
  reach: Reach,
  { orderNo }: PaymentView,
): Promise<TradeRecord | "unknown" | "unavailable"> {
  const answer = await call(settings, reach, "/tpc/transaction/query", {
    records_per_page: 50,
    page: 0,
    filters: { order_number: orderNo },
  });
  const read = v.safeParse(v.array(record), answer?.trade_records ?? []);
  if (!answer || !FOUND.has(answer.status) || !read.success) return "unavailable";
  const id = bankTransactionId(orderNo);
  const [found] = read.output
    .filter((each) => each.order_number === orderNo && each.bank_transaction_id === id)
    .toSorted((a, b) => WEIGHTS.indexOf(a.record_status) - WEIGHTS.indexOf(b.record_status));
  return found ?? "unknown";
}

/** A fact from a record; null if its state or amount is none that is documented. */
export function recordFact(
  { rec_trade_id, order_number, merchant_id, currency, original_amount, record_status, time }: TradeRecord,
  provider: string,
  evidence: ProviderFact["evidence"],
): ProviderFact | null {
  const kind = KINDS.get(record_status);
  const units = /^[A-Z]{3}$/.test(currency)
    ? { [currency]: "minor" as const, ...AMOUNT_UNITS }
    : AMOUNT_UNITS;
  const amount = fromWire(original_amount, currency, units);
  if (!kind || !amount) return null;
  const occurredAt = new Date(/^\d{13}$/.test(time) ? Number(time) : Number.NaN);
  return {
    provider,
    merchantAccount: merchant_id,
    orderNo: order_number,
    providerTxnId: rec_trade_id,
    kind,
    amount,
    // Of a part that went back, the record says only what is left.
    ...(record_status === "3" && { back: { amount } }),
    ...(Number.isFinite(occurredAt.getTime()) && { occurredAt }),
    evidence,
  };
}

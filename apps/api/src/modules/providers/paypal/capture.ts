import type { FactKind } from "@catnip/domain/payments";
import * as v from "valibot";
import type { ProviderFact } from "../provider.types.ts";
import { stated } from "./amounts.ts";

/** Money that was taken, or tried to be: part of an order, content of a message, and an answer of its own. */
export const capture = v.object({
  id: v.string(),
  status: v.string(),
  amount: v.object({ currency_code: v.string(), value: v.string() }),
  custom_id: v.optional(v.string()),
  payee: v.optional(v.object({ merchant_id: v.optional(v.string()) })),
  update_time: v.optional(v.string()),
});

export type Capture = v.InferOutput<typeof capture>;

// A Map, so that names from Object.prototype (`constructor`) are not states.
const KINDS: ReadonlyMap<string, readonly FactKind[]> = new Map([
  ["COMPLETED", ["succeeded"]],
  // Waits for PayPal, the payer's bank or us: an eCheck, a review.
  ["PENDING", ["pending"]],
  ["DECLINED", ["failed"]],
  ["FAILED", ["failed"]],
  // Money refunded before we learned of it still arrived first, unless nothing of it is left.
  ["PARTIALLY_REFUNDED", ["succeeded", "refunded"]],
  ["REFUNDED", ["refunded"]],
]);

/** What only the surroundings of a capture tell. */
export type Told = {
  readonly provider: string;
  readonly merchantId: string;
  /** From the order it belongs to, where the capture itself does not say. */
  readonly orderNo?: string;
  readonly evidence: ProviderFact["evidence"];
  readonly occurredAt?: Date;
  /** For a message whose name says more than the capture in it. */
  readonly kind?: FactKind;
  readonly back?: ProviderFact["back"];
  readonly disputeId?: string;
};

/** A capture says of its refunds only that they are all of it, or not. */
function backOf(kind: FactKind, { status, amount }: Capture, { back }: Told): Pick<ProviderFact, "back"> {
  const all = status === "REFUNDED" ? stated(amount) : null;
  if (back) return { back };
  return kind === "refunded" && all ? { back: { amount: all } } : {};
}

/** What a capture states about its order; null if it states nothing that we understand, none if it is not ours. */
export function captureFacts(about: Capture, told: Told): readonly ProviderFact[] | null {
  const orderNo = about.custom_id ?? told.orderNo;
  const amount = stated(about.amount);
  const kinds = told.kind ? [told.kind] : KINDS.get(about.status);
  if (!orderNo) return [];
  if (!amount || !kinds || about.id === "") return null;
  return kinds.map((kind) => ({
    provider: told.provider,
    merchantAccount: about.payee?.merchant_id ?? told.merchantId,
    orderNo,
    providerTxnId: about.id,
    kind,
    amount,
    ...backOf(kind, about, told),
    ...(told.disputeId !== undefined && { disputeId: told.disputeId }),
    ...(told.occurredAt && { occurredAt: told.occurredAt }),
    evidence: told.evidence,
  }));
}

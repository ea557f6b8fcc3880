import type { FactKind } from "@catnip/domain/payments";
import * as v from "valibot";
import type { Reach } from "../define-provider.ts";
import type { ProviderFact } from "../provider.types.ts";
import { stated } from "./amounts.ts";
import { call } from "./client.ts";
import type { StripeEvent } from "./event.ts";
import { accountOf, type StripeSettings } from "./settings.ts";

export const chargeOrDispute = v.object({
  id: v.optional(v.string(), ""),
  payment_intent: v.nullish(v.string()),
  status: v.optional(v.string(), ""),
  currency: v.optional(v.string(), ""),
  /** Of a refund or a dispute; a charge's is what was paid. */
  amount: v.optional(v.pipe(v.number(), v.safeInteger())),
  /** Of a charge: all its refunds together. */
  amount_refunded: v.optional(v.pipe(v.number(), v.safeInteger())),
  /** Of a dispute: what kind it is. */
  payment_method_details: v.nullish(
    v.object({ card: v.nullish(v.object({ case_type: v.optional(v.string(), "") })) }),
  ),
});
type About = v.InferOutput<typeof chargeOrDispute>;

export const paymentIntent = v.object({
  id: v.string(),
  livemode: v.boolean(),
  amount: v.pipe(v.number(), v.safeInteger()),
  currency: v.string(),
  metadata: v.optional(v.record(v.string(), v.string()), {}),
});

/**
 * What messages about money that goes back state: refunds and disputes. A dispute does not name the order, so its
 * payment is looked up. No facts: the message is about something else.
 */
export async function moneyBackFact(
  { type, data }: Pick<StripeEvent, "type" | "data">,
  told: Pick<ProviderFact, "provider" | "evidence" | "occurredAt"> & { readonly account: string },
  settings: StripeSettings,
  reach: Reach,
): Promise<readonly ProviderFact[] | "unavailable" | "malformed"> {
  if (!TYPES.has(type)) return [];
  const read = v.safeParse(chargeOrDispute, data.object);
  if (!read.success) return "malformed";
  const kind = kindOf(type, read.output);
  const id = read.output.payment_intent;
  if (!kind || !id) return [];
  if (!/^\w{1,120}$/.test(id)) return "malformed";

  const answer = await call(settings, reach, { method: "GET", path: `/v1/payment_intents/${id}` });
  if (answer?.status === 404) return [];
  if (answer?.status !== 200) return "unavailable";
  const intent = v.safeParse(paymentIntent, answer.body);
  if (!intent.success || intent.output.id !== id) return "unavailable";
  const orderNo = intent.output.metadata.order_no;
  const amount = stated(intent.output.amount, intent.output.currency);
  // A payment that this shop did not start.
  if (orderNo === undefined || !amount) return [];
  return [
    {
      provider: told.provider,
      merchantAccount: accountOf(told.account, intent.output.livemode),
      orderNo,
      providerTxnId: id,
      kind,
      amount,
      ...backOf(type, kind, read.output),
      ...(told.occurredAt && { occurredAt: told.occurredAt }),
      evidence: told.evidence,
    },
  ];
}

/** How much went back, as far as the message says. */
function backOf(type: string, kind: FactKind, { id, status, currency, amount, amount_refunded }: About) {
  const isDispute = type.startsWith("charge.dispute.");
  const isRefund = type !== "charge.refunded" && !isDispute;
  const minor = isRefund && status === "failed" ? 0 : type === "charge.refunded" ? amount_refunded : amount;
  const money = minor === undefined ? null : stated(minor, currency);
  // A dispute that ended we cannot tell how: no amount, so that it becomes a case (R-RFD-21).
  const isUnclear = type === "charge.dispute.created" || (isDispute && kind === "refunded");
  return {
    ...(money && !isUnclear && { back: { ...(isRefund && { refundId: id }), amount: money } }),
    ...(isDispute && id !== "" && { disputeId: id }),
  };
}

const TYPES: ReadonlySet<string> = new Set([
  "charge.refunded",
  "charge.refund.updated",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.closed",
]);

function kindOf(type: string, { status, payment_method_details }: About): FactKind | null {
  if (type === "charge.refunded") return "refunded";
  // A pending refund is notified again once it is settled.
  if (type.includes("refund")) return status === "succeeded" || status === "failed" ? "refunded" : null;
  if (type === "charge.dispute.created") return "disputed";
  if (status !== "prevented") return OUTCOMES.get(status) ?? null;
  const prevented = PREVENTED.get(payment_method_details?.card?.case_type ?? "");
  // It ended, and we cannot tell how: staff have to look.
  return prevented ?? "refunded";
}

/** An inquiry that ends without a dispute (`warning_closed`) took nothing. */
const OUTCOMES: ReadonlyMap<string, FactKind> = new Map([
  ["won", "dispute_won"],
  ["warning_closed", "dispute_won"],
  ["lost", "reversed"],
]);

/**
 * A dispute that ended before it became one, by its kind: the payer got the money back, or was shown what they bought.
 */
const PREVENTED: ReadonlyMap<string, FactKind> = new Map([
  ["resolution", "reversed"],
  ["block", "dispute_won"],
]);

import type { FactKind } from "@catnip/domain/payments";
import * as v from "valibot";
import type { Money, ProviderFact } from "../provider.types.ts";
import { stated } from "./amounts.ts";
import { accountOf } from "./settings.ts";

const charge = v.object({
  amount_refunded: v.optional(v.number(), 0),
  refunded: v.optional(v.boolean(), false),
  disputed: v.optional(v.boolean(), false),
});

const paymentIntent = v.object({
  id: v.string(),
  status: v.optional(v.string(), ""),
  latest_charge: v.nullish(v.union([v.string(), charge])),
});

/** A Checkout Session: the answer to a query, and what a message about one carries. */
export const session = v.object({
  object: v.literal("checkout.session"),
  id: v.string(),
  livemode: v.boolean(),
  /** Ours; none in a session that something else than this shop made. */
  client_reference_id: v.nullish(v.string()),
  amount_total: v.nullish(v.pipe(v.number(), v.safeInteger())),
  currency: v.nullish(v.string()),
  status: v.picklist(["open", "complete", "expired"]),
  payment_status: v.picklist(["paid", "unpaid", "no_payment_required"]),
  /** The id in messages, the object in our queries; null before a payment. */
  payment_intent: v.nullish(v.union([v.string(), paymentIntent])),
  url: v.nullish(v.string()),
});

export type Session = v.InferOutput<typeof session>;

/** Null if fields are missing or malformed. */
export function readSession(described: unknown): Session | null {
  const read = v.safeParse(session, described);
  return read.success ? read.output : null;
}

export const intentOf = ({ payment_intent: intent }: Session): string =>
  (typeof intent === "string" ? intent : intent?.id) ?? "";

/** What only the surroundings of a session tell. */
type Told = {
  readonly provider: string;
  /** The account it belongs to. */
  readonly account: string;
  readonly evidence: ProviderFact["evidence"];
  readonly occurredAt?: Date;
  /** For a message whose name says more than the session in it. */
  readonly kind?: FactKind;
};

/** What a session states about its order; null if it states nothing that we understand, none if it is not ours. */
export function sessionFacts(about: Session, told: Told): readonly ProviderFact[] | null {
  const { client_reference_id: orderNo, amount_total, currency } = about;
  if (!orderNo) return [];
  const amount =
    amount_total === null || amount_total === undefined ? null : stated(amount_total, currency ?? "");
  const providerTxnId = intentOf(about);
  const kinds = told.kind ? [told.kind] : kindsOf(about);
  const back = refundedOf(about);
  if (!amount || kinds.length === 0 || (kinds.includes("succeeded") && providerTxnId === "")) return null;
  return kinds.map((kind) => ({
    provider: told.provider,
    merchantAccount: accountOf(told.account, about.livemode),
    orderNo,
    providerTxnId,
    kind,
    amount,
    ...(kind === "refunded" && back && { back: { amount: back } }),
    ...(told.occurredAt && { occurredAt: told.occurredAt }),
    evidence: told.evidence,
  }));
}

/** A complete session is not a paid one: methods that take days complete it first. */
function kindsOf({ status, payment_status, payment_intent: intent }: Session): readonly FactKind[] {
  if (payment_status === "no_payment_required") return [];
  if (payment_status === "paid") return paidKinds(intent);
  if (status === "open") return ["pending"];
  if (status === "expired") return ["expired"];
  const given = typeof intent === "object" ? intent?.status : "";
  return given === "canceled" || given === "requires_payment_method" ? ["failed"] : ["pending"];
}

/** All refunds of the payment together; null if the charge is not in the session. */
function refundedOf({ payment_intent: intent, currency }: Session): Money | null {
  const last = typeof intent === "object" ? intent?.latest_charge : null;
  return last && typeof last === "object" ? stated(last.amount_refunded, currency ?? "") : null;
}

/** Money refunded before we learned of it still arrived first, unless nothing of it is left. */
function paidKinds(intent: Session["payment_intent"]): readonly FactKind[] {
  const last = typeof intent === "object" ? intent?.latest_charge : null;
  if (!last || typeof last === "string") return ["succeeded"];
  if (last.refunded) return ["refunded"];
  return [
    "succeeded",
    ...(last.amount_refunded > 0 ? (["refunded"] as const) : []),
    ...(last.disputed ? (["disputed"] as const) : []),
  ];
}

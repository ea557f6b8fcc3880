import { MESSAGE_VERSION } from "./versions.ts";
import { givenBack, type Session } from "./sessions.ts";

/** The vendor's objects, as its API writes them. Each has more fields than the shop needs. */

const checkoutAddress = (origin: string, { id }: Session): string => `${origin}/stripe/c/pay/${id}`;

export function sessionObject(session: Session, origin: string, expand: readonly string[] = []): object {
  const isExpanded = expand.some((path) => path.startsWith("payment_intent"));
  const amount = session.captured || session.asked;
  return {
    id: session.id,
    object: "checkout.session",
    after_expiration: null,
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: session.cancelUrl,
    client_reference_id: session.orderNo,
    created: session.createdAt,
    currency: session.currency,
    // Payers write what they like.
    customer_details: { email: "payer@example.com", name: 'テスト & "test"=1 {}', tax_exempt: "none" },
    expires_at: session.expiresAt,
    livemode: false,
    metadata: session.metadata,
    mode: "payment",
    payment_intent:
      session.intent === "" ? null : isExpanded ? intentObject(session, expand) : session.intent,
    payment_method_types: ["card"],
    payment_status: session.paymentStatus,
    status: session.status,
    success_url: session.successUrl,
    url: session.status === "open" ? checkoutAddress(origin, session) : null,
  };
}

export function intentObject(session: Session, expand: readonly string[] = []): object {
  const hasCharge = session.captured > 0;
  const charge = expand.some((path) => path.endsWith("latest_charge"))
    ? chargeObject(session)
    : chargeId(session);
  return {
    id: session.intent,
    object: "payment_intent",
    amount: session.captured || session.asked,
    amount_received: session.captured,
    currency: session.currency,
    latest_charge: hasCharge ? charge : null,
    livemode: false,
    metadata: session.intentMetadata,
    status: session.intentStatus,
  };
}

export const chargeId = ({ intent }: Session) => intent.replace("pi_", "ch_");

export const chargeObject = (session: Session): object => ({
  id: chargeId(session),
  object: "charge",
  amount: session.captured,
  amount_captured: session.captured,
  amount_refunded: givenBack(session),
  currency: session.currency,
  disputed: session.dispute !== "",
  livemode: false,
  metadata: session.intentMetadata,
  paid: true,
  payment_intent: session.intent,
  refunded: givenBack(session) === session.captured,
  status: "succeeded",
});

/** A dispute does not carry the payment's metadata. */
export const disputeObject = (session: Session): object => ({
  id: session.intent.replace("pi_", "dp_"),
  object: "dispute",
  amount: session.captured,
  charge: chargeId(session),
  currency: session.currency,
  livemode: false,
  metadata: {},
  payment_intent: session.intent,
  reason: "fraudulent",
  status: session.dispute,
});

export const refundObject = (session: Session, id: string): object => ({
  id,
  object: "refund",
  amount: session.refunds[id],
  charge: chargeId(session),
  currency: session.currency,
  metadata: session.refundMetadata[id] ?? {},
  payment_intent: session.intent,
  status: "succeeded",
});

export const eventObject = (id: string, type: string, object: object, now: Date): object => ({
  id,
  object: "event",
  api_version: MESSAGE_VERSION,
  created: Math.floor(now.getTime() / 1000),
  data: { object },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
});

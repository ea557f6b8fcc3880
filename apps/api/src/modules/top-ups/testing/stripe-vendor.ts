import { createHmac } from "node:crypto";
import type { PaymentRow } from "../payment-row.ts";

const SECRET = "whsec_catnipdevelopmentsecretofnovalue";

type Change = Readonly<Record<string, unknown>>;

/** Stripe's view of a payment's session, with changes. */
export const stripeSession = (payment: PaymentRow, change: Change = {}) => ({
  object: "checkout.session",
  id: `cs_test_${payment.order_no}`,
  livemode: false,
  client_reference_id: payment.order_no,
  amount_total: payment.pay_amount,
  currency: payment.currency_id.toLowerCase(),
  status: "complete",
  payment_status: "paid",
  payment_intent: `pi_${payment.order_no}`,
  url: null,
  ...change,
});

/** A message, signed with the development secret unless told otherwise. */
export function stripeMessage(
  object: Change,
  {
    type = "checkout.session.completed",
    at,
    secret = SECRET,
    ...change
  }: Change & { readonly type?: string; readonly at: Date; readonly secret?: string },
): { readonly headers: Headers; readonly body: string } {
  const seconds = Math.floor(at.getTime() / 1000);
  const body = JSON.stringify({
    id: `evt_${type}_${String(object.id)}`,
    object: "event",
    created: seconds,
    livemode: false,
    type,
    data: { object },
    ...change,
  });
  return { headers: new Headers({ "stripe-signature": stripeSignature(body, seconds, secret) }), body };
}

export const stripeSignature = (body: string, seconds: number, secret = SECRET): string =>
  `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;

/** Answers queries with what was said about each payment. */
export function stripeVendor() {
  const known = new Map<string, object>();
  const network: typeof fetch = async (url) => {
    const path = typeof url === "string" ? new URL(url).pathname.replace("/stripe", "") : "";
    const body = known.get(path);
    return Response.json(body ?? { error: { code: "resource_missing" } }, { status: body ? 200 : 404 });
  };
  return {
    network,
    says: (path: string, body: object) => known.set(path, body),
    forgets: (path: string) => known.delete(path),
  };
}

import { toWire } from "../amounts.ts";
import type { PaymentView } from "../provider.types.ts";
import { AMOUNT_UNITS } from "./amounts.ts";

/** What a new session is made of. The same payment gives the same form, or its idempotency key would be refused. */
export function newSessionForm(
  { orderNo, amount, expiresAt }: PaymentView,
  returnUrl: string,
): Readonly<Record<string, string>> {
  return {
    mode: "payment",
    client_reference_id: orderNo,
    // The vendor fills in the placeholder.
    success_url: `${returnUrl}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${returnUrl}?cancelled=1`,
    expires_at: String(Math.floor(expiresAt.getTime() / 1000)),
    "payment_method_types[0]": "card",
    // The payer pays the very amount of the plan, in its currency.
    "adaptive_pricing[enabled]": "false",
    "line_items[0][quantity]": "1",
    "line_items[0][price_data][currency]": amount.currency.toLowerCase(),
    "line_items[0][price_data][unit_amount]": toWire(amount, AMOUNT_UNITS),
    "line_items[0][price_data][product_data][name]": `Top-up ${orderNo}`,
    "metadata[order_no]": orderNo,
    // Refunds and disputes name the payment, not the session.
    "payment_intent_data[metadata][order_no]": orderNo,
  };
}

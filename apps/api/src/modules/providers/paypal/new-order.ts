import type { PaymentView, StartAt } from "../provider.types.ts";
import { wireAmount } from "./amounts.ts";

/** What a new order is made of. The same payment gives the same order, or its request id would be refused. */
export const newOrder = ({ orderNo, amount }: PaymentView, { returnUrl }: Pick<StartAt, "returnUrl">) => ({
  intent: "CAPTURE",
  purchase_units: [
    {
      reference_id: orderNo,
      custom_id: orderNo,
      invoice_id: orderNo,
      description: `Top-up ${orderNo}`,
      amount: wireAmount(amount),
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        user_action: "PAY_NOW",
        shipping_preference: "NO_SHIPPING",
        return_url: `${returnUrl}?approved=1`,
        cancel_url: `${returnUrl}?cancelled=1`,
      },
    },
  },
});

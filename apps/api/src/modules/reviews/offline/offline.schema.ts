import { PaymentStateRef } from "../../top-ups/index.ts";
import { ConfirmOutcomeRef } from "../review-sets.ts";
import { builder } from "../../../platform/builder.ts";
import { requireRole } from "../../../platform/viewer.ts";
import { confirmPayment, type ConfirmedPayment } from "./confirm-payment.ts";

const ConfirmedPaymentRef = builder.objectRef<ConfirmedPayment>("ConfirmedPayment").implement({
  description: "What became of staff's statement that money has arrived. For finance and root.",
  fields: (t) => ({
    order_no: t.string({ description: "The payment.", resolve: ({ payment }) => payment.order_no }),
    status: t.field({
      type: PaymentStateRef,
      description: "`Payment.status`.",
      resolve: ({ payment }) => payment.state,
    }),
    outcome: t.expose("outcome", { type: ConfirmOutcomeRef, description: "What became of it." }),
    coin: t.int({
      description: "Coins of the payment, in meowcent.",
      resolve: ({ payment }) => payment.coin,
    }),
  }),
});

builder.mutationField("confirmPayment", (t) =>
  t.field({
    type: ConfirmedPaymentRef,
    description:
      "Confirms that money for a payment through customer service has arrived. Above 100 coins within 24 hours, by one person or for one player, a second person has to confirm the same. Refusals: `input/invalid`, `pay/payment-not-found`, `pay/case-decided` when it is credited already, `auth/forbidden` for one's own payment.",
    args: {
      uuid: t.arg.id({ required: true, description: "Client-made; sending it again changes nothing." }),
      reference: t.arg.string({
        required: true,
        description: "What the payer quoted, however grouped; or the number of the payment.",
      }),
      channel: t.arg.string({ required: true, description: "How it came, such as `bank-transfer`." }),
      external_ref: t.arg.string({
        required: true,
        description: "Number of the receipt; it counts once in its channel.",
      }),
      currency_id: t.arg.string({ required: true, description: "ISO 4217, as it arrived." }),
      pay_amount: t.arg.int({
        required: true,
        description: "As it arrived, in minor units with two decimals.",
      }),
      reason: t.arg.string({
        required: true,
        description: "What shows that it arrived; for the audit log, at most 500 characters.",
      }),
    },
    resolve: async (_parent, args, context) =>
      confirmPayment(context, await requireRole(context, "finance", "root"), args),
  }),
);

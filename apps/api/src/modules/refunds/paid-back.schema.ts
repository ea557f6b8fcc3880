import { builder } from "../../platform/builder.ts";
import { FactKindRef, PaymentRef } from "../top-ups/index.ts";
import { paidBackOf, type PaidBack } from "./paid-back.ts";

const PaidBackRef = builder.objectRef<PaidBack>("PaymentRefund").implement({
  description: "Money of a payment that went back to where it came from.",
  fields: (t) => ({
    kind: t.expose("kind", {
      type: FactKindRef,
      description: "`refunded`, or `reversed` by the payer's bank after a dispute.",
    }),
    pay_amount: t.exposeInt("pay_amount", { description: "Minor units of the payment's currency." }),
    tax_amount: t.exposeInt("tax_amount", {
      description: "How much of it is tax that had been added, in minor units.",
    }),
    coin: t.exposeInt("coin", { description: "Coins taken out of the wallet for it, in meowcent." }),
    silver: t.exposeInt("silver", { description: "Silver taken out with them, in meowcent." }),
    owed: t.exposeInt("owed", { description: "What had been spent and was owed, in meowcent." }),
    created_at: t.expose("created_at", { type: "DateTime", description: "When it was booked." }),
  }),
});

builder.objectField(PaymentRef, "refunds", (t) =>
  t.field({
    type: [PaidBackRef],
    description: "What went back, oldest first.",
    resolve: async ({ order_no }, _args, context) => [...(await paidBackOf(context, order_no))],
  }),
);

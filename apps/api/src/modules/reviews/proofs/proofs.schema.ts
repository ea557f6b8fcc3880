import { builder } from "../../../platform/builder.ts";
import { requireRole } from "../../../platform/viewer.ts";
import { PaymentRef, type PaymentRow } from "../../top-ups/index.ts";
import { addProof } from "./add-proof.ts";
import { proofsOf, proofUrl, type PaymentProof } from "./find-proofs.ts";
import { paymentToConfirm } from "./payment-to-confirm.ts";
import { removeProof } from "./remove-proof.ts";

export const PaymentProofRef = builder.objectRef<PaymentProof>("PaymentProof").implement({
  description: "A picture that a payer attached to a transfer. For the payer and for staff only.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "Of the picture." }),
    url: t.string({
      description:
        "Where it can be read for five minutes; the URL is the only credential. Nothing may store a copy.",
      resolve: ({ uuid }, _args, context) => proofUrl(context, uuid),
    }),
    width: t.exposeInt("width", { description: "Pixels." }),
    height: t.exposeInt("height", { description: "Pixels." }),
    created_at: t.expose("created_at", { type: "DateTime", description: "When it was attached." }),
  }),
});

const PaymentToConfirmRef = builder.objectRef<PaymentRow>("PaymentToConfirm").implement({
  description: "A payment through customer service, with what its payer attached. For staff.",
  fields: (t) => ({
    payment: t.field({ type: PaymentRef, description: "What was ordered.", resolve: (payment) => payment }),
    proofs: t.field({
      type: [PaymentProofRef],
      description: "Pictures that the payer attached, oldest first. They prove nothing by themselves.",
      resolve: async ({ order_no }, _args, context) => [...(await proofsOf(context, order_no))],
    }),
  }),
});

builder.queryField("findPaymentToConfirm", (t) =>
  t.field({
    type: PaymentToConfirmRef,
    nullable: true,
    description:
      "A payment through customer service and its proofs, before `confirmPayment`; null: there is none. For finance, support and root.",
    args: {
      reference: t.arg.string({
        required: true,
        description: "What the payer quoted, however grouped; or the number of the payment.",
      }),
    },
    resolve: async (_parent, { reference }, context) => {
      await requireRole(context, "finance", "support", "root");
      return paymentToConfirm(context, reference);
    },
  }),
);

builder.mutationField("addPaymentProof", (t) =>
  t.field({
    type: PaymentProofRef,
    description:
      "Attaches a JPEG, PNG or WebP picture of at most 20 MB to one's own transfer and keeps its pixels only; at most three, until the payment is decided. Asked as `uploadFile` is. Refusals: `pay/payment-not-found`, `pay/case-decided`, `file/…`.",
    args: {
      order_no: t.arg.id({ required: true, description: "`Payment.order_no`." }),
      file: t.arg({ type: "Upload", description: "Without it: `file/required`." }),
    },
    resolve: (_parent, { order_no, file }, context) => addProof(context, order_no, file),
  }),
);

builder.mutationField("removePaymentProof", (t) =>
  t.field({
    type: "Boolean",
    description:
      "Deletes a proof of one's own transfer for good, until the payment is decided. False: it was gone already.",
    args: {
      order_no: t.arg.id({ required: true, description: "`Payment.order_no`." }),
      uuid: t.arg.id({ required: true, description: "`PaymentProof.uuid`." }),
    },
    resolve: (_parent, { order_no, uuid }, context) => removeProof(context, order_no, uuid),
  }),
);

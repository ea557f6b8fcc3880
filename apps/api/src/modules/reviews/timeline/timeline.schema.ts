import { builder } from "../../../platform/builder.ts";
import { PaymentRef, requirePayer } from "../../top-ups/index.ts";
import { PaymentOutlookRef, PaymentStepKindRef, PaymentStepSourceRef } from "../review-sets.ts";
import { PaymentProofRef } from "../proofs/proofs.schema.ts";
import { proofsOf } from "../proofs/find-proofs.ts";
import { findTimeline, type PaymentTimeline } from "./find-timeline.ts";

const PaymentStepRef = builder.objectRef<PaymentTimeline["steps"][number]>("PaymentStep").implement({
  description: "Something that happened to a payment.",
  fields: (t) => ({
    kind: t.expose("kind", { type: PaymentStepKindRef, description: "What." }),
    at: t.expose("at", { type: "DateTime", description: "When." }),
    source: t.expose("source", {
      type: PaymentStepSourceRef,
      nullable: true,
      description: "Who stated it; null: no particular person.",
    }),
  }),
});

const PaymentTimelineRef = builder.objectRef<PaymentTimeline>("PaymentTimeline").implement({
  description: "Where the money of a payment is: what happened to it, and what it waits for.",
  fields: (t) => ({
    payment: t.expose("payment", { type: PaymentRef, description: "As it stands." }),
    steps: t.field({
      type: [PaymentStepRef],
      description: "What happened, oldest first.",
      resolve: ({ steps }) => [...steps],
    }),
    outlook: t.expose("outlook", { type: PaymentOutlookRef, description: "What it waits for." }),
    expires_at: t.expose("expires_at", {
      type: "DateTime",
      nullable: true,
      description: "Until when it can be paid; null once that no longer matters.",
    }),
    next_query_at: t.expose("next_query_at", {
      type: "DateTime",
      nullable: true,
      description:
        "When the provider is asked next, or a moment that has passed: within a minute. Null: never.",
    }),
    booked_at: t.field({
      type: "DateTime",
      nullable: true,
      description: "When coins were booked into the wallet; null: they were not.",
      resolve: ({ booked }) => booked?.at ?? null,
    }),
    booked_coin: t.int({
      description: "Coins booked into the wallet, in meowcent.",
      resolve: ({ booked }) => booked?.coin ?? 0,
    }),
    booked_silver: t.int({
      description: "Silver booked into the wallet, in meowcent.",
      resolve: ({ booked }) => booked?.silver ?? 0,
    }),
    takes_proofs: t.exposeBoolean("takes_proofs", {
      description: "Whether pictures of a transfer may be attached and removed now.",
    }),
    proofs: t.field({
      type: [PaymentProofRef],
      description: "Pictures attached to a transfer, oldest first.",
      resolve: async ({ payment }, _args, context) => [...(await proofsOf(context, payment.order_no))],
    }),
  }),
});

builder.queryField("findPaymentTimeline", (t) =>
  t.field({
    type: PaymentTimelineRef,
    nullable: true,
    description: "One payment of the signed-in user (or of the pay token's user), with what happened to it.",
    args: { order_no: t.arg.id({ required: true, description: "`Payment.order_no`." }) },
    resolve: (_parent, { order_no }, context) => findTimeline(context, requirePayer(context).uuid, order_no),
  }),
);

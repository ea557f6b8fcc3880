import type { CaseDecision, ReviewStatus } from "@catnip/domain/payments";
import { builder } from "../../../platform/builder.ts";
import { PaymentRef } from "../../top-ups/index.ts";
import { CaseReasonRef, ReviewStatusRef } from "../review-sets.ts";
import { reviewOf, type PaymentReview } from "./review-of-payment.ts";

const REVIEW_STATUS = {
  "credit-paid": "credited",
  accept: "credited",
  returned: "returned",
  dismiss: "dismissed",
} as const satisfies Record<CaseDecision, ReviewStatus>;

const PaymentReviewRef = builder.objectRef<PaymentReview>("PaymentReview").implement({
  description: "What the provider states does not agree with the payment, so that a person looks at it.",
  fields: (t) => ({
    status: t.field({
      type: ReviewStatusRef,
      description: "What became of it.",
      resolve: ({ decision }) => (decision === null ? "open" : REVIEW_STATUS[decision]),
    }),
    reason: t.expose("reason", { type: CaseReasonRef, description: "What did not agree." }),
    currency_id: t.exposeString("currency_id", { description: "What the provider states, ISO 4217." }),
    pay_amount: t.exposeInt("pay_amount", {
      description: "What the provider states, in minor units with two decimals.",
    }),
    credited_order_no: t.exposeString("credited_order_no", {
      nullable: true,
      description: "The payment that the money was credited as; null: none.",
    }),
    decided_at: t.expose("decided_at", {
      type: "DateTime",
      nullable: true,
      description: "When it was decided; null: not yet.",
    }),
  }),
});

builder.objectField(PaymentRef, "review", (t) =>
  t.field({
    type: PaymentReviewRef,
    nullable: true,
    description: "What did not agree, and what became of it; null: nothing.",
    resolve: ({ order_no }, _args, context) => reviewOf(context, order_no),
  }),
);

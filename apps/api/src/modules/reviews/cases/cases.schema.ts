import { FactKindRef, PaymentStateRef } from "../../top-ups/index.ts";
import { CaseDecisionRef, CaseReasonRef } from "../review-sets.ts";
import { builder } from "../../../platform/builder.ts";
import { pageWindow } from "../../../platform/paging.ts";
import { PageInputRef } from "../../../platform/shared-types.ts";
import { requireRole } from "../../../platform/viewer.ts";
import { proofsOf } from "../proofs/find-proofs.ts";
import { PaymentProofRef } from "../proofs/proofs.schema.ts";
import { decideCase } from "./decide-case.ts";
import { findPaymentCases, type PaymentCase } from "./find-cases.ts";

const PaymentCaseRef = builder.objectRef<PaymentCase>("PaymentCase").implement({
  description:
    "A provider's statement about money that could not be credited as it is. For finance and root.",
  fields: (t) => ({
    uuid: t.exposeID("uuid", { description: "Of the case." }),
    reason: t.expose("reason", { type: CaseReasonRef, description: "Why it needs a person." }),
    order_no: t.exposeString("order_no", { description: "The order, as the provider named it." }),
    provider_key: t.exposeString("provider", { description: "Who stated it." }),
    provider_txn_id: t.exposeString("provider_txn_id", {
      description: "By which the provider knows the money.",
    }),
    kind: t.expose("fact_kind", { type: FactKindRef, description: "What was stated." }),
    currency_id: t.exposeString("currency_id", { description: "ISO 4217, as stated." }),
    pay_amount: t.exposeInt("pay_amount", { description: "As stated, in minor units with two decimals." }),
    ordered_state: t.field({
      type: PaymentStateRef,
      nullable: true,
      description: "How our order stands; null: we know of no such order.",
      resolve: ({ ordered }) => ordered?.state ?? null,
    }),
    ordered_currency_id: t.string({
      nullable: true,
      description: "What was ordered.",
      resolve: ({ ordered }) => ordered?.currency_id ?? null,
    }),
    ordered_pay_amount: t.int({
      nullable: true,
      description: "What it costs, in minor units.",
      resolve: ({ ordered }) => ordered?.pay_amount ?? null,
    }),
    coin: t.exposeInt("coin", {
      nullable: true,
      description: "What `credit-paid` would give, in meowcent; null where it is not possible.",
    }),
    decisions: t.field({
      type: [CaseDecisionRef],
      description: "What may be decided; nothing once it was.",
      resolve: ({ decisions }) => [...decisions],
    }),
    needs_second: t.boolean({
      description: "One person has decided, and because of the amount a second one has to decide the same.",
      resolve: ({ decision, first_by }) => decision === null && first_by !== null,
    }),
    decision: t.expose("decision", {
      type: CaseDecisionRef,
      nullable: true,
      description: "What was decided; null: open.",
    }),
    decided_at: t.expose("decided_at", {
      type: "DateTime",
      nullable: true,
      description: "When it was decided.",
    }),
    credited_order_no: t.exposeString("credited_order_no", {
      nullable: true,
      description: "The payment that the money was credited as.",
    }),
    proofs: t.field({
      type: [PaymentProofRef],
      description: "Pictures that the payer attached to our order, oldest first; usually none.",
      resolve: async ({ payment_order_no }, _args, context) =>
        payment_order_no === null ? [] : [...(await proofsOf(context, payment_order_no))],
    }),
    source: t.string({
      description: "How we learnt of it: `push`, `query`, `settlement` and so on.",
      resolve: ({ fact }) => fact.evidence.source,
    }),
    raw_ref: t.string({
      description:
        "Where the statement itself is kept: the provider's message, list or record. Never its content.",
      resolve: ({ fact }) => fact.evidence.rawRef,
    }),
    payer_uuid: t.id({
      nullable: true,
      description: "The account that made our order; null: we know of no such order.",
      resolve: ({ ordered }) => ordered?.user_uuid ?? null,
    }),
    opened_at: t.expose("opened_at", { type: "DateTime", description: "When it was stated first." }),
  }),
});

builder.queryField("findPaymentCase", (t) =>
  t.field({
    type: [PaymentCaseRef],
    description: "Statements of providers that need a person, the oldest first. For finance and root.",
    args: {
      open: t.arg.boolean({ defaultValue: true, description: "Only those not yet decided (usual)." }),
      q: t.arg({ type: PageInputRef, description: "Only `page` counts; the order is fixed." }),
      limit: t.arg.int({ description: "At most 100; usually 20." }),
    },
    resolve: async (_parent, { open, q, limit }, context) => {
      await requireRole(context, "finance", "root");
      return [...(await findPaymentCases(context.db, { open: open ?? true }, pageWindow(q, limit)))];
    },
  }),
);

builder.mutationField("decidePaymentCase", (t) =>
  t.field({
    type: PaymentCaseRef,
    description:
      "Decides about money that could not be credited as it is, once. Above 100 coins within 24 hours, by one person or for one player, a second person has to decide the same. Refusals: `pay/case-not-found`, `pay/case-decided`, `pay/not-confirmed`, `auth/forbidden` for one's own payment.",
    args: {
      uuid: t.arg.id({ required: true, description: "Client-made; sending it again changes nothing." }),
      case_uuid: t.arg.id({ required: true, description: "`PaymentCase.uuid`." }),
      decision: t.arg({ type: CaseDecisionRef, required: true, description: "One of those the case lists." }),
      reason: t.arg.string({ required: true, description: "For the audit log, at most 500 characters." }),
      user_uuid: t.arg.id({
        description: "Whose wallet is credited; only for money of an unknown order.",
      }),
    },
    resolve: async (_parent, args, context) =>
      decideCase(context, await requireRole(context, "finance", "root"), args),
  }),
);

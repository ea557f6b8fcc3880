import { builder } from "../../../platform/builder.ts";
import { CaseReasonRef } from "../review-sets.ts";
import { watchPayments, type CreditSources, type OpenCases, type PaymentWatch } from "./payment-watch.ts";

const OpenCasesRef = builder.objectRef<OpenCases>("OpenPaymentCases").implement({
  description: "Cases that wait for a decision.",
  fields: (t) => ({
    reason: t.expose("reason", { type: CaseReasonRef, description: "Why they need a person." }),
    count: t.exposeInt("count", { description: "How many there are." }),
    oldest_at: t.expose("oldest_at", { type: "DateTime", description: "Since when the oldest one waits." }),
  }),
});

const CreditSourcesRef = builder.objectRef<CreditSources>("PaymentCreditSources").implement({
  description: "How we learnt of a provider's payments that were credited in the last 24 hours.",
  fields: (t) => ({
    provider_key: t.exposeString("provider_key", { description: "`PaymentProvider.provider_key`." }),
    told: t.exposeInt("told", { description: "By its own messages." }),
    asked: t.exposeInt("asked", {
      description: "By asking it: more than usual means that its messages are lost.",
    }),
    settled: t.exposeInt("settled", { description: "Only by the daily comparison." }),
  }),
});

const WatchRef = builder.objectRef<PaymentWatch>("PaymentWatch").implement({
  description: "What needs attention about payments. For finance, support and root.",
  fields: (t) => ({
    cases: t.field({
      type: [OpenCasesRef],
      description: "Open cases by reason; the reason with the oldest one comes first.",
      resolve: ({ cases }) => [...cases],
    }),
    oldest_pending_at: t.expose("oldest_pending_at", {
      type: "DateTime",
      nullable: true,
      description: "When the oldest payment in progress was handed to its provider.",
    }),
    credits: t.field({
      type: [CreditSourcesRef],
      description: "By provider.",
      resolve: ({ credits }) => [...credits],
    }),
  }),
});

builder.queryField("findPaymentWatch", (t) =>
  t.field({
    type: WatchRef,
    description: "Open cases, payments in progress, and how credits were learnt of.",
    resolve: (_parent, _args, { db, now }) => watchPayments(db, now()),
  }),
);

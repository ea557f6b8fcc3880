import type { ApiModule } from "../../platform/api-module.ts";
import { notify } from "./notify.http.ts";
import { paymentReceipt } from "./payment-receipt.ts";
import { access } from "./payments.access.ts";
import { sweepPayments } from "./sweep-payments.ts";
import { tidyPayments } from "./tidy-payments.ts";
import "./cases/cases.schema.ts";
import "./next-action.schema.ts";
import "./offline/offline.schema.ts";
import "./payments.schema.ts";
import "./pre-recharge.schema.ts";
import "./provider-health.schema.ts";
import "./vouchers/vouchers.schema.ts";

/** Top-ups, their providers, and cases for finance. */
export const payments: ApiModule = {
  schema: { access },
  jobs: [
    {
      task: "sweep-payments",
      cron: "* * * * *",
      run: async (services) => {
        await sweepPayments(services);
        await tidyPayments(services);
      },
    },
    { task: "payment-receipt", run: paymentReceipt },
  ],
  routes: [
    { site: "api", path: "/payments/notify/", open: (services) => (request) => notify(services, request) },
  ],
};

export { applyFact, type FactOutcome } from "./apply-fact.ts";
export { absentProviders, cardFieldOrigins, handOverOrigins } from "./providers/index.ts";
export { notify } from "./notify.http.ts";
export { offerPlans, type PlanTerms } from "./offer-plans.ts";
export { confirmPayTicket, createPayTicket } from "./pay-tickets.ts";
export { seedPayments } from "./payment-plans.ts";
export { decideCase } from "./cases/decide-case.ts";
export { findPaymentCases, type PaymentCase } from "./cases/find-cases.ts";
export type { PaymentRow } from "./payment-row.ts";
export type { NextAction, PaymentProvider, ProviderFact } from "./providers/provider.types.ts";
export { startPayment, type StartedPayment } from "./start-payment.ts";
export { confirmPayment, type ConfirmedPayment } from "./offline/confirm-payment.ts";
export { refuseChangedSilver } from "./refuse-changed-silver.ts";
export { refreshPayment, submitPayment } from "./submit-payment.ts";
export { switchProviders } from "./switch-providers.ts";
export { sweepPayments } from "./sweep-payments.ts";

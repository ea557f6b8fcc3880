import type { ApiModule } from "../../platform/api-module.ts";
import { openPaymentChanges } from "./changes/payment-changes.http.ts";
import { notify } from "./notify.http.ts";
import { paymentReceipt } from "./payment-receipt.ts";
import { reviewLongParked } from "./apply-fact.ts";
import { access } from "./payments.access.ts";
import { sweepRefunds } from "./refunds/carry-out-refund.ts";
import { serveProof } from "./proofs/proof.http.ts";
import { settlePayments } from "./settlement/settle-payments.ts";
import { sweepPayments } from "./sweep-payments.ts";
import { tidyPayments } from "./tidy-payments.ts";
import "./cases/cases.schema.ts";
import "./cases/payment-watch.schema.ts";
import "./next-action.schema.ts";
import "./offline/offline.schema.ts";
import "./offers.schema.ts";
import "./pay-tickets.schema.ts";
import "./payments.schema.ts";
import "./pre-recharge.schema.ts";
import "./proofs/proofs.schema.ts";
import "./provider-health.schema.ts";
import "./refunds/purchase-freeze.schema.ts";
import "./refunds/refunds.schema.ts";
import "./timeline/timeline.schema.ts";
import "./settlement/settlement.schema.ts";
import "./vouchers/vouchers.schema.ts";

/** Top-ups, their providers, and cases for finance. */
export const payments: ApiModule = {
  schema: { access },
  jobs: [
    {
      task: "sweep-payments",
      class: "money",
      cron: "* * * * *",
      run: async (services) => {
        await sweepPayments(services);
        await tidyPayments(services);
      },
    },
    {
      task: "sweep-refunds",
      class: "money",
      cron: "* * * * *",
      run: async (services) => {
        await reviewLongParked(services);
        await sweepRefunds(services);
      },
    },
    { task: "settle-payments", class: "upkeep", cron: "20 * * * *", run: settlePayments },
    { task: "payment-receipt", class: "receipts", run: paymentReceipt },
  ],
  routes: [
    { site: "api", path: "/payments/notify/", open: (services) => (request) => notify(services, request) },
    { site: "api", path: "/payments/changes/", open: openPaymentChanges },
    { site: "api", path: "/payments/proof/", open: (services) => (request) => serveProof(services, request) },
  ],
};

export { createPaymentChanges } from "./changes/payment-changes.ts";
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
export { plantTopUp } from "./plant-top-ups.ts";
export { plantVouchers } from "./vouchers/plant-vouchers.ts";
export { providersWithoutList } from "./settlement/providers-without-list.ts";
export { settleDays } from "./settlement/settle-days.ts";
export { sweepPayments } from "./sweep-payments.ts";

import type { ApiModule } from "../../platform/api-module.ts";
import { openPaymentChanges } from "./changes/payment-changes.http.ts";
import { notify } from "./notify.http.ts";
import { paymentReceipt } from "./payment-receipt.ts";
import { sweepPayments } from "./sweep-payments.ts";
import { tidyPayments } from "./tidy-payments.ts";
import { access } from "./top-ups.access.ts";
import "./next-action.schema.ts";
import "./offers.schema.ts";
import "./pay-tickets.schema.ts";
import "./payments.schema.ts";
import "./pre-recharge.schema.ts";
import "./vouchers/vouchers.schema.ts";

/** Payments for coins, from the offer to the credit, and what verified facts do to them. */
export const topUps: ApiModule = {
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
    { task: "payment-receipt", class: "receipts", run: paymentReceipt },
  ],
  routes: [
    { site: "api", path: "/payments/notify/", open: (services) => (request) => notify(services, request) },
    { site: "api", path: "/payments/changes/", open: openPaymentChanges },
  ],
};

export { applyFact, applyFactIn, reviewFactIn, reviewLongParked, type FactOutcome } from "./apply-fact.ts";
export { createPaymentChanges } from "./changes/payment-changes.ts";
export { notify } from "./notify.http.ts";
export { offerPlans, type PlanTerms } from "./offer-plans.ts";
export { confirmPayTicket, createPayTicket } from "./pay-tickets.ts";
export { seedPayments } from "./payment-plans.ts";
export { ownPayment, PAYMENT_COLUMNS, viewOf, type PaymentRow } from "./payment-row.ts";
export { FactKindRef, PaymentStateRef } from "./payment-sets.ts";
export { PaymentRef } from "./payments.schema.ts";
export { plantTopUp } from "./plant-top-ups.ts";
export { refuseChangedSilver } from "./refuse-changed-silver.ts";
export { requirePayer } from "./require-payer.ts";
export { startPayment, type StartedPayment } from "./start-payment.ts";
export { refreshPayment, submitPayment } from "./submit-payment.ts";
export { sweepPayments } from "./sweep-payments.ts";
export { plantVouchers } from "./vouchers/plant-vouchers.ts";

import type { ApiModule } from "../../platform/api-module.ts";
import { serveProof } from "./proofs/proof.http.ts";
import { tidyProofs } from "./proofs/tidy-proofs.ts";
import { access } from "./reviews.access.ts";
import "./cases/cases.schema.ts";
import "./cases/payment-review.schema.ts";
import "./cases/payment-watch.schema.ts";
import "./offline/offline.schema.ts";
import "./proofs/proofs.schema.ts";
import "./timeline/timeline.schema.ts";

/**
 * Payments that people look at: cases for finance, transfers with their proofs, and the timeline that explains a wait.
 */
export const reviews: ApiModule = {
  schema: { access },
  jobs: [{ task: "tidy-payment-proofs", class: "upkeep", cron: "45 * * * *", run: tidyProofs }],
  routes: [
    { site: "api", path: "/payments/proof/", open: (services) => (request) => serveProof(services, request) },
  ],
};

export { decideCase } from "./cases/decide-case.ts";
export { findPaymentCases, type PaymentCase } from "./cases/find-cases.ts";
export { confirmPayment, type ConfirmedPayment } from "./offline/confirm-payment.ts";

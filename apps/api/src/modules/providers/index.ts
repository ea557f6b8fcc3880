import type { ApiModule } from "../../platform/api-module.ts";
import { access } from "./providers.access.ts";
import "./provider-health.schema.ts";

/** The payment providers: their protocols, which of them are switched on, and how they answer. */
export const providers: ApiModule = { schema: { access }, jobs: [], routes: [] };

export { readReference } from "./creditor-reference.ts";
export { listsDays } from "./lists-days.ts";
export { isAvailable, mayTry, noteAnswer, type HealthRow } from "./provider-health.ts";
export {
  absentProviders,
  cardFieldOrigins,
  handOverOrigins,
  paymentProvider,
  providerKeys,
  PROVIDERS,
  type ProviderServices,
} from "./provider-list.ts";
export type {
  CardFrames,
  InPageField,
  NextAction,
  NotifyVerdict,
  PaymentProvider,
  PaymentView,
  ProviderFact,
  RawResponse,
  SettlementDays,
  StartAt,
  Started,
  VoucherSale,
} from "./provider.types.ts";
export { SettlementUnavailable } from "./settlement-unavailable.ts";
export { paidMessage, SIMULATED_PROVIDER } from "./simulated-payment.ts";
export { switchProviders } from "./switch-providers.ts";

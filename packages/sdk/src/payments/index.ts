/** Written by `pnpm generate` from the operations beside it. */
import { persisted } from "../client/operation.ts";
import * as generated from "../gen/graphql.ts";

export type {
  AddPaymentProofMutation,
  AddPaymentProofMutationVariables,
  CoinRateQuery,
  CoinRateQueryVariables,
  ConfirmPayTicketMutation,
  ConfirmPayTicketMutationVariables,
  CreatePayTicketMutation,
  CreatePayTicketMutationVariables,
  NextActionFieldsFragment,
  OpenPayLinkMutation,
  OpenPayLinkMutationVariables,
  PayerFieldsFragment,
  PayerQuery,
  PayerQueryVariables,
  PaymentFieldsFragment,
  PaymentLogQuery,
  PaymentLogQueryVariables,
  PaymentMethodsQuery,
  PaymentMethodsQueryVariables,
  PaymentProofFieldsFragment,
  PaymentProofsQuery,
  PaymentProofsQueryVariables,
  PaymentProvidersQuery,
  PaymentProvidersQueryVariables,
  PaymentQuery,
  PaymentQueryVariables,
  PaymentTimelineFieldsFragment,
  PaymentTimelineQuery,
  PaymentTimelineQueryVariables,
  PreRechargeAccountQuery,
  PreRechargeAccountQueryVariables,
  ProvePayVisitMutation,
  ProvePayVisitMutationVariables,
  RechargePlansQuery,
  RechargePlansQueryVariables,
  RefreshPaymentMutation,
  RefreshPaymentMutationVariables,
  RemovePaymentProofMutation,
  RemovePaymentProofMutationVariables,
  ReturnFromProviderMutation,
  ReturnFromProviderMutationVariables,
  StartPaySessionMutation,
  StartPaySessionMutationVariables,
  StartPaymentMutation,
  StartPaymentMutationVariables,
  SubmitPaymentFieldsMutation,
  SubmitPaymentFieldsMutationVariables,
  SubmitPaymentMutation,
  SubmitPaymentMutationVariables,
} from "../gen/graphql.ts";
export const AddPaymentProofDocument = /* @__PURE__ */ persisted(generated.AddPaymentProofDocument);
export const CoinRateDocument = /* @__PURE__ */ persisted(generated.CoinRateDocument);
export const ConfirmPayTicketDocument = /* @__PURE__ */ persisted(generated.ConfirmPayTicketDocument);
export const CreatePayTicketDocument = /* @__PURE__ */ persisted(generated.CreatePayTicketDocument);
export const OpenPayLinkDocument = /* @__PURE__ */ persisted(generated.OpenPayLinkDocument);
export const PayerDocument = /* @__PURE__ */ persisted(generated.PayerDocument);
export const PaymentDocument = /* @__PURE__ */ persisted(generated.PaymentDocument);
export const PaymentLogDocument = /* @__PURE__ */ persisted(generated.PaymentLogDocument);
export const PaymentMethodsDocument = /* @__PURE__ */ persisted(generated.PaymentMethodsDocument);
export const PaymentProofsDocument = /* @__PURE__ */ persisted(generated.PaymentProofsDocument);
export const PaymentProvidersDocument = /* @__PURE__ */ persisted(generated.PaymentProvidersDocument);
export const PaymentTimelineDocument = /* @__PURE__ */ persisted(generated.PaymentTimelineDocument);
export const PreRechargeAccountDocument = /* @__PURE__ */ persisted(generated.PreRechargeAccountDocument);
export const ProvePayVisitDocument = /* @__PURE__ */ persisted(generated.ProvePayVisitDocument);
export const RechargePlansDocument = /* @__PURE__ */ persisted(generated.RechargePlansDocument);
export const RefreshPaymentDocument = /* @__PURE__ */ persisted(generated.RefreshPaymentDocument);
export const RemovePaymentProofDocument = /* @__PURE__ */ persisted(generated.RemovePaymentProofDocument);
export const ReturnFromProviderDocument = /* @__PURE__ */ persisted(generated.ReturnFromProviderDocument);
export const StartPaySessionDocument = /* @__PURE__ */ persisted(generated.StartPaySessionDocument);
export const StartPaymentDocument = /* @__PURE__ */ persisted(generated.StartPaymentDocument);
export const SubmitPaymentDocument = /* @__PURE__ */ persisted(generated.SubmitPaymentDocument);
export const SubmitPaymentFieldsDocument = /* @__PURE__ */ persisted(generated.SubmitPaymentFieldsDocument);

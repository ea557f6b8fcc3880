/** Written by `pnpm generate` from the operations beside it. */
import { persisted } from "../client/operation.ts";
import * as generated from "../gen/graphql.ts";

export type {
  AddSupportCaseMessageMutation,
  AddSupportCaseMessageMutationVariables,
  AddSupportCaseMutation,
  AddSupportCaseMutationVariables,
  AddSupportCaseReplyMutation,
  AddSupportCaseReplyMutationVariables,
  AssignSupportCaseMutation,
  AssignSupportCaseMutationVariables,
  CloseSupportCaseMutation,
  CloseSupportCaseMutationVariables,
  MySupportCasesQuery,
  MySupportCasesQueryVariables,
  SetSupportCaseStateMutation,
  SetSupportCaseStateMutationVariables,
  SupportCaseByNumberQuery,
  SupportCaseByNumberQueryVariables,
  SupportCaseFieldsFragment,
  SupportCasesQuery,
  SupportCasesQueryVariables,
  SupportStaffCaseFieldsFragment,
} from "../gen/graphql.ts";
export const AddSupportCaseDocument = /* @__PURE__ */ persisted(generated.AddSupportCaseDocument);
export const AddSupportCaseMessageDocument = /* @__PURE__ */ persisted(
  generated.AddSupportCaseMessageDocument,
);
export const AddSupportCaseReplyDocument = /* @__PURE__ */ persisted(generated.AddSupportCaseReplyDocument);
export const AssignSupportCaseDocument = /* @__PURE__ */ persisted(generated.AssignSupportCaseDocument);
export const CloseSupportCaseDocument = /* @__PURE__ */ persisted(generated.CloseSupportCaseDocument);
export const MySupportCasesDocument = /* @__PURE__ */ persisted(generated.MySupportCasesDocument);
export const SetSupportCaseStateDocument = /* @__PURE__ */ persisted(generated.SetSupportCaseStateDocument);
export const SupportCaseByNumberDocument = /* @__PURE__ */ persisted(generated.SupportCaseByNumberDocument);
export const SupportCasesDocument = /* @__PURE__ */ persisted(generated.SupportCasesDocument);

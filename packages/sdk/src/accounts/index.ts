/** Written by `pnpm generate` from the operations beside it. */
import { persisted } from "../client/operation.ts";
import * as generated from "../gen/graphql.ts";

export type {
  DelUserMutation,
  DelUserMutationVariables,
  RootAdminQuery,
  RootAdminQueryVariables,
  SendUserDeletionCodeMutation,
  SendUserDeletionCodeMutationVariables,
  SetMeAuthTimeMutation,
  SetMeAuthTimeMutationVariables,
} from "../gen/graphql.ts";
export const DelUserDocument = /* @__PURE__ */ persisted(generated.DelUserDocument);
export const RootAdminDocument = /* @__PURE__ */ persisted(generated.RootAdminDocument);
export const SendUserDeletionCodeDocument = /* @__PURE__ */ persisted(generated.SendUserDeletionCodeDocument);
export const SetMeAuthTimeDocument = /* @__PURE__ */ persisted(generated.SetMeAuthTimeDocument);

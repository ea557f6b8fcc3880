/** Written by `pnpm generate` from the operations beside it. */
export {
  DelUserDocument,
  type DelUserMutation,
  type DelUserMutationVariables,
  RootAdminDocument,
  type RootAdminQuery,
  type RootAdminQueryVariables,
  SendUserDeletionCodeDocument,
  type SendUserDeletionCodeMutation,
  type SendUserDeletionCodeMutationVariables,
  SetMeAuthTimeDocument,
  type SetMeAuthTimeMutation,
  type SetMeAuthTimeMutationVariables,
} from "../gen/graphql.ts";

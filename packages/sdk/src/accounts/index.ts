export {
  DelUserDocument,
  IsRootAdminDocument,
  SendUserDeletionCodeDocument,
  SetMeAuthTimeDocument,
  type DelUserMutation,
  type DelUserMutationVariables,
  type IsRootAdminQuery,
  type IsRootAdminQueryVariables,
  type SendUserDeletionCodeMutation,
  type SendUserDeletionCodeMutationVariables,
  type SetMeAuthTimeMutation,
  type SetMeAuthTimeMutationVariables,
} from "../gen/graphql.ts";

export {
  IsRootAdminDocument,
  SetMeAuthTimeDocument,
  type IsRootAdminQuery,
  type IsRootAdminQueryVariables,
  type SetMeAuthTimeMutation,
  type SetMeAuthTimeMutationVariables,
} from "../gen/graphql.ts";

/** Written by `pnpm generate` from the operations beside it. */
export {
  AddStorePlayTimeDocument,
  type AddStorePlayTimeMutation,
  type AddStorePlayTimeMutationVariables,
  UserActivitiesDocument,
  type UserActivitiesQuery,
  type UserActivitiesQueryVariables,
} from "../gen/graphql.ts";

export {
  UserActivitiesDocument,
  AddStorePlayTimeDocument,
  type UserActivitiesQuery,
  type UserActivitiesQueryVariables,
  type AddStorePlayTimeMutation,
  type AddStorePlayTimeMutationVariables,
} from "../gen/graphql.ts";

/** Written by `pnpm generate` from the operations beside it. */
export {
  AddUserFollowedDocument,
  type AddUserFollowedMutation,
  type AddUserFollowedMutationVariables,
  DelUserFollowedDocument,
  type DelUserFollowedMutation,
  type DelUserFollowedMutationVariables,
  FollowStateDocument,
  type FollowStateQuery,
  type FollowStateQueryVariables,
  type FollowedFragment,
  IsUserFollowedDocument,
  type IsUserFollowedQuery,
  type IsUserFollowedQueryVariables,
  UsersFollowedDocument,
  type UsersFollowedQuery,
  type UsersFollowedQueryVariables,
} from "../gen/graphql.ts";

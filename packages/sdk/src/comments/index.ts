/** Written by `pnpm generate` from the operations beside it. */
export {
  AddStoreCommentDocument,
  type AddStoreCommentMutation,
  type AddStoreCommentMutationVariables,
  type CommentFragment,
  DelStoreCommentDocument,
  type DelStoreCommentMutation,
  type DelStoreCommentMutationVariables,
  MyStoreCommentDocument,
  type MyStoreCommentQuery,
  type MyStoreCommentQueryVariables,
  SetStoreCommentDocument,
  type SetStoreCommentMutation,
  type SetStoreCommentMutationVariables,
  StoreCommentsDocument,
  type StoreCommentsQuery,
  type StoreCommentsQueryVariables,
} from "../gen/graphql.ts";

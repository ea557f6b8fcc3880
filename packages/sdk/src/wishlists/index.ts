/** Written by `pnpm generate` from the operations beside it. */
export {
  AddWishlistDocument,
  type AddWishlistMutation,
  type AddWishlistMutationVariables,
  DelWishlistDocument,
  type DelWishlistMutation,
  type DelWishlistMutationVariables,
  SetWishlistDocument,
  type SetWishlistMutation,
  type SetWishlistMutationVariables,
  WishlistsDocument,
  type WishlistsQuery,
  type WishlistsQueryVariables,
} from "../gen/graphql.ts";

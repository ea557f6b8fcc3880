export {
  AddWishlistDocument,
  DelWishlistDocument,
  SetWishlistDocument,
  WishlistsDocument,
  type AddWishlistMutation,
  type AddWishlistMutationVariables,
  type DelWishlistMutation,
  type DelWishlistMutationVariables,
  type SetWishlistMutation,
  type SetWishlistMutationVariables,
  type WishlistsQuery,
  type WishlistsQueryVariables,
} from "../gen/graphql.ts";

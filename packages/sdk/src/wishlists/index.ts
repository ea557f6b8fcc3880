export {
  AddWishlistDocument,
  DelWishlistDocument,
  WishlistsDocument,
  type AddWishlistMutation,
  type AddWishlistMutationVariables,
  type DelWishlistMutation,
  type DelWishlistMutationVariables,
  type WishlistsQuery,
  type WishlistsQueryVariables,
} from "../gen/graphql.ts";

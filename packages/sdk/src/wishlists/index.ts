/** Written by `pnpm generate` from the operations beside it. */
import { persisted } from "../client/operation.ts";
import * as generated from "../gen/graphql.ts";

export type {
  AddWishlistMutation,
  AddWishlistMutationVariables,
  DelWishlistMutation,
  DelWishlistMutationVariables,
  SetWishlistMutation,
  SetWishlistMutationVariables,
  WishlistsQuery,
  WishlistsQueryVariables,
} from "../gen/graphql.ts";
export const AddWishlistDocument = /* @__PURE__ */ persisted(generated.AddWishlistDocument);
export const DelWishlistDocument = /* @__PURE__ */ persisted(generated.DelWishlistDocument);
export const SetWishlistDocument = /* @__PURE__ */ persisted(generated.SetWishlistDocument);
export const WishlistsDocument = /* @__PURE__ */ persisted(generated.WishlistsDocument);

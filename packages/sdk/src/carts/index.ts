/** Written by `pnpm generate` from the operations beside it. */
import { persisted } from "../client/operation.ts";
import * as generated from "../gen/graphql.ts";

export type {
  AddCartStoreMutation,
  AddCartStoreMutationVariables,
  CartCheckoutsQuery,
  CartCheckoutsQueryVariables,
  CartStoresQuery,
  CartStoresQueryVariables,
  DelCartStoreMutation,
  DelCartStoreMutationVariables,
  StoreLineFragment,
} from "../gen/graphql.ts";
export const AddCartStoreDocument = /* @__PURE__ */ persisted(generated.AddCartStoreDocument);
export const CartCheckoutsDocument = /* @__PURE__ */ persisted(generated.CartCheckoutsDocument);
export const CartStoresDocument = /* @__PURE__ */ persisted(generated.CartStoresDocument);
export const DelCartStoreDocument = /* @__PURE__ */ persisted(generated.DelCartStoreDocument);

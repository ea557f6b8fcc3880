/** Written by `pnpm generate` from the operations beside it. */
export {
  AddCartStoreDocument,
  type AddCartStoreMutation,
  type AddCartStoreMutationVariables,
  CartCheckoutsDocument,
  type CartCheckoutsQuery,
  type CartCheckoutsQueryVariables,
  CartStoresDocument,
  type CartStoresQuery,
  type CartStoresQueryVariables,
  DelCartStoreDocument,
  type DelCartStoreMutation,
  type DelCartStoreMutationVariables,
  type StoreLineFragment,
} from "../gen/graphql.ts";

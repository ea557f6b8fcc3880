export {
  AddCartStoreDocument,
  CartStoresDocument,
  DelCartStoreDocument,
  type AddCartStoreMutation,
  type AddCartStoreMutationVariables,
  type CartStoresQuery,
  type CartStoresQueryVariables,
  type DelCartStoreMutation,
  type DelCartStoreMutationVariables,
  type StoreLineFragment,
} from "../gen/graphql.ts";

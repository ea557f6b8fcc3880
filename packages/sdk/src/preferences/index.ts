/** Written by `pnpm generate` from the operations beside it. */
export {
  MyStorePreferenceDocument,
  type MyStorePreferenceQuery,
  type MyStorePreferenceQueryVariables,
  SetStorePreferenceDocument,
  type SetStorePreferenceMutation,
  type SetStorePreferenceMutationVariables,
  type StorePreferenceFieldsFragment,
} from "../gen/graphql.ts";

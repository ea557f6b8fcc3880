export {
  MyStorePreferenceDocument,
  SetStorePreferenceDocument,
  type MyStorePreferenceQuery,
  type MyStorePreferenceQueryVariables,
  type SetStorePreferenceMutation,
  type SetStorePreferenceMutationVariables,
  type StorePreferenceFieldsFragment,
} from "../gen/graphql.ts";

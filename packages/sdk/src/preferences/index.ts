/** Written by `pnpm generate` from the operations beside it. */
import { persisted } from "../client/operation.ts";
import * as generated from "../gen/graphql.ts";

export type {
  MyStorePreferenceQuery,
  MyStorePreferenceQueryVariables,
  SetStorePreferenceMutation,
  SetStorePreferenceMutationVariables,
  StorePreferenceFieldsFragment,
} from "../gen/graphql.ts";
export const MyStorePreferenceDocument = /* @__PURE__ */ persisted(generated.MyStorePreferenceDocument);
export const SetStorePreferenceDocument = /* @__PURE__ */ persisted(generated.SetStorePreferenceDocument);

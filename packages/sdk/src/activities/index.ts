/** Written by `pnpm generate` from the operations beside it. */
import { persisted } from "../client/operation.ts";
import * as generated from "../gen/graphql.ts";

export type {
  AddStorePlayTimeMutation,
  AddStorePlayTimeMutationVariables,
  UserActivitiesQuery,
  UserActivitiesQueryVariables,
} from "../gen/graphql.ts";
export const AddStorePlayTimeDocument = /* @__PURE__ */ persisted(generated.AddStorePlayTimeDocument);
export const UserActivitiesDocument = /* @__PURE__ */ persisted(generated.UserActivitiesDocument);

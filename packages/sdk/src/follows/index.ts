/** Written by `pnpm generate` from the operations beside it. */
import { persisted } from "../client/operation.ts";
import * as generated from "../gen/graphql.ts";

export type {
  AddUserFollowedMutation,
  AddUserFollowedMutationVariables,
  DelUserFollowedMutation,
  DelUserFollowedMutationVariables,
  FollowStateQuery,
  FollowStateQueryVariables,
  FollowedFragment,
  IsUserFollowedQuery,
  IsUserFollowedQueryVariables,
  UsersFollowedQuery,
  UsersFollowedQueryVariables,
} from "../gen/graphql.ts";
export const AddUserFollowedDocument = /* @__PURE__ */ persisted(generated.AddUserFollowedDocument);
export const DelUserFollowedDocument = /* @__PURE__ */ persisted(generated.DelUserFollowedDocument);
export const FollowStateDocument = /* @__PURE__ */ persisted(generated.FollowStateDocument);
export const IsUserFollowedDocument = /* @__PURE__ */ persisted(generated.IsUserFollowedDocument);
export const UsersFollowedDocument = /* @__PURE__ */ persisted(generated.UsersFollowedDocument);

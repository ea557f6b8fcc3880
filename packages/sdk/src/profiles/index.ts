/** Written by `pnpm generate` from the operations beside it. */
import { persisted } from "../client/operation.ts";
import * as generated from "../gen/graphql.ts";

export type {
  AuthorPricesQuery,
  AuthorPricesQueryVariables,
  IfConfigQuery,
  IfConfigQueryVariables,
  MeFieldsFragment,
  MeProfileQuery,
  MeProfileQueryVariables,
  MeQuery,
  MeQueryVariables,
  MyProfileFragment,
  SetUserCountryMutation,
  SetUserCountryMutationVariables,
  SetUserMutation,
  SetUserMutationVariables,
  UserPageQuery,
  UserPageQueryVariables,
  UserPublicQuery,
  UserPublicQueryVariables,
} from "../gen/graphql.ts";
export const AuthorPricesDocument = /* @__PURE__ */ persisted(generated.AuthorPricesDocument);
export const IfConfigDocument = /* @__PURE__ */ persisted(generated.IfConfigDocument);
export const MeDocument = /* @__PURE__ */ persisted(generated.MeDocument);
export const MeProfileDocument = /* @__PURE__ */ persisted(generated.MeProfileDocument);
export const SetUserCountryDocument = /* @__PURE__ */ persisted(generated.SetUserCountryDocument);
export const SetUserDocument = /* @__PURE__ */ persisted(generated.SetUserDocument);
export const UserPageDocument = /* @__PURE__ */ persisted(generated.UserPageDocument);
export const UserPublicDocument = /* @__PURE__ */ persisted(generated.UserPublicDocument);

/** Written by `pnpm generate` from the operations beside it. */
import { persisted } from "../client/operation.ts";
import * as generated from "../gen/graphql.ts";

export type {
  MenuItemFragment,
  PageBannerFragment,
  PublicConfigurationQuery,
  PublicConfigurationQueryVariables,
  ShopFrameQuery,
  ShopFrameQueryVariables,
  SiteConfigQuery,
  SiteConfigQueryVariables,
} from "../gen/graphql.ts";
export const PublicConfigurationDocument = /* @__PURE__ */ persisted(generated.PublicConfigurationDocument);
export const ShopFrameDocument = /* @__PURE__ */ persisted(generated.ShopFrameDocument);
export const SiteConfigDocument = /* @__PURE__ */ persisted(generated.SiteConfigDocument);

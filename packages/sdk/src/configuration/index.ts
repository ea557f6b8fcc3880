/** Written by `pnpm generate` from the operations beside it. */
export {
  type MenuItemFragment,
  type PageBannerFragment,
  PublicConfigurationDocument,
  type PublicConfigurationQuery,
  type PublicConfigurationQueryVariables,
  ShopFrameDocument,
  type ShopFrameQuery,
  type ShopFrameQueryVariables,
  SiteConfigDocument,
  type SiteConfigQuery,
  type SiteConfigQueryVariables,
} from "../gen/graphql.ts";

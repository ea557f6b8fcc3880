export {
  ConfigurationDocumentDocument,
  ConfigurationHistoryDocument,
  RestoreConfigurationDocumentDocument,
  SetConfigurationDocumentDocument,
  ShopFrameDocument,
  SiteConfigDocument,
  type ConfigurationItemType,
  type MenuItemFragment,
  type PageBannerFragment,
  type ShopFrameQuery,
  type SiteConfigQuery,
  type SiteConfigQueryVariables,
} from "../gen/graphql.ts";

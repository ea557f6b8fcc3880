export { SiteConfigDocument, type SiteConfigQuery, type SiteConfigQueryVariables } from "../gen/graphql.ts";

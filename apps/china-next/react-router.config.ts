export { siteConfig as default } from "@catnip/storefront/site-config.ts";

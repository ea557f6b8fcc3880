export { siteConfig as default } from "@catnip/site/bundler/site-config.ts";

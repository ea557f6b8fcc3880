export { siteConfig as default } from "@catnip/site/build/site-config.ts";

import { siteTests } from "@catnip/site/bundler/vitest.ts";

export default siteTests("storefront", import.meta.dirname, "src");

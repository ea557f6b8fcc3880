import { siteTests } from "@catnip/site/build/vitest.ts";

export default siteTests("storefront", import.meta.dirname, "src");

import { siteTests } from "@catnip/site/bundler/vitest.ts";

export default siteTests("SITE_NAME", import.meta.dirname, "app");

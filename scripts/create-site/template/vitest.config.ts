import { siteTests } from "@catnip/site/build/vitest.ts";

export default siteTests("SITE_NAME", import.meta.dirname, "app");

import { siteTests } from "./src/bundler/vitest.ts";

export default siteTests("site", import.meta.dirname, "src");

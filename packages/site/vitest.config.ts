import { siteTests } from "./src/build/vitest.ts";

export default siteTests("site", import.meta.dirname, "src");

import path from "node:path";
import { siteTests } from "@catnip/site/bundler/vitest.ts";

const storefront = path.resolve(import.meta.dirname, "../../packages/storefront/src");

export default siteTests("book", import.meta.dirname, "src", [storefront]);

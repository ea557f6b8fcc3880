import path from "node:path";
import { testCatalogs } from "@catnip/site/messages/testing/test-catalogs.ts";

await testCatalogs(import.meta.dirname, "pnpm --filter @catnip/storefront messages", 50, {
  surface: path.resolve(import.meta.dirname, ".."),
});

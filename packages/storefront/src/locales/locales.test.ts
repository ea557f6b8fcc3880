import path from "node:path";
import { testCatalogs } from "@catnip/site/messages/testing/test-catalogs.ts";

await testCatalogs(
  path.resolve(import.meta.dirname, ".."),
  "pnpm --filter @catnip/storefront messages",
  100,
  {
    apart: ["help/answers", "pages"],
  },
);

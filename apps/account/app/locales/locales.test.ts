import path from "node:path";
import { testCatalogs } from "@catnip/site/words/testing/test-catalogs.ts";

await testCatalogs(path.resolve(import.meta.dirname, ".."), "pnpm --filter @catnip/account messages", 50);

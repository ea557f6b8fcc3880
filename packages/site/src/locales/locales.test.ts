import path from "node:path";
import { testCatalogs } from "../messages/testing/test-catalogs.ts";

await testCatalogs(path.resolve(import.meta.dirname, ".."), "pnpm --filter @catnip/site messages", 50);

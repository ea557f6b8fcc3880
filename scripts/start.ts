import { enableCompileCache } from "node:module";
import path from "node:path";
import { buildSites } from "./build-sites.ts";

/** `pnpm start`: builds what changed, then serves everything from this same process, so Ctrl-C reaches it. */
const root = path.resolve(import.meta.dirname, "..");

console.log("\nCatnip is getting ready.\n");

// Each start loads some 1,700 TypeScript modules; the compile cache makes later starts faster.
process.env["NODE_COMPILE_CACHE"] ??= path.join(root, "node_modules/.cache/compiled"); // For the workers.
enableCompileCache(process.env["NODE_COMPILE_CACHE"]);
const { serve } = await import("../apps/server/src/main.ts");
await serve(() => buildSites(root));

import path from "node:path";
import { siteVite } from "@catnip/site/bundler/vite.ts";
import { workerFile } from "@catnip/site/bundler/worker-file.ts";
import type { UserConfig } from "vite";

/** The Vite configuration of a shop: a site built on the storefront. */
export function storefrontVite(siteDir: string): UserConfig {
  const config = siteVite(siteDir, [SURFACE]);
  return { ...config, plugins: [config.plugins, workerFile(WORKER, "sw.js")] };
}

/** The storefront's catalogs (`catalogs.ts`) and popups (`popups.ts`). */
const SURFACE = path.resolve(import.meta.dirname);
const WORKER = path.join(SURFACE, "offline/service-worker.ts");

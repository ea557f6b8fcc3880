import path from "node:path";
import { siteVite } from "@catnip/site/bundler/vite.ts";
import { workerFile } from "@catnip/site/bundler/worker-file.ts";
import type { ConfigEnv, UserConfig } from "vite";

/** The Vite configuration of a shop: a site built on the storefront. */
export const storefrontVite =
  (siteDir: string) =>
  (env: ConfigEnv): UserConfig => {
    const config = siteVite(siteDir, [SURFACE])(env);
    return { ...config, plugins: [config.plugins, workerFile(WORKER, "sw.js")] };
  };

/** The storefront's catalogs (`catalogs.ts`) and popups (`popups.ts`). */
const SURFACE = path.resolve(import.meta.dirname);
const WORKER = path.join(SURFACE, "offline/service-worker.ts");

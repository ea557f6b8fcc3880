import path from "node:path";
import { siteVite } from "@catnip/site/bundler/vite.ts";
import type { UserConfig } from "vite";

/** The Vite configuration of a shop: a site built on the storefront. */
export const storefrontVite = (siteDir: string): UserConfig => siteVite(siteDir, [SURFACE]);

/** The storefront's catalogs (`catalogs.ts`) and popups (`popups.ts`). */
const SURFACE = path.resolve(import.meta.dirname);

import path from "node:path";
import { HOME_BRAND } from "@catnip/brands/brand.ts";
import { brandFile, brandKeys, readBrand } from "@catnip/brands/read-brands.ts";
import type { Plugin } from "vite";

/**
 * Provides `#brand` in the bundle: for a shop, its own brand's value (found by folder name) and no other; for a site
 * shared by all brands, the home brand, for pages where not even the host identifies the brand.
 *
 * A missing or contradictory value fails the build.
 */
export function brandModule(siteDir: string): Plugin {
  const site = path.basename(siteDir);
  const key = brandKeys().includes(site) ? site : HOME_BRAND;
  return {
    name: "catnip:brand",
    enforce: "pre",
    buildStart: async () => void (await readBrand(key)),
    resolveId: { filter: { id: /^#brand$/ }, handler: () => brandFile(key) },
  };
}

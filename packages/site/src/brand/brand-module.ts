import path from "node:path";
import { HOME_BRAND } from "@catnip/brands/brand.ts";
import { brandFile, brandKeys, readBrand } from "@catnip/brands/read-brands.ts";
import type { Plugin } from "vite";

/**
 * Gives the bundle `#brand`: of a shop the value of its own brand, which is that of its folder's name, and no other; of a
 * site that all brands share the home brand, for pages that not even their host has told which brand they are.
 *
 * A value that is missing or contradicts itself stops the build.
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

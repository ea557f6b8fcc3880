import { existsSync } from "node:fs";
import path from "node:path";
import { BRANDS, findBrand } from "@catnip/brands";
import { staticFiles, type StaticFiles } from "./static-files.ts";
import { appFolder } from "./web-sites.ts";

/** The brand such a path names, and which of its files. */
export const BRAND_FILE = /^\/brands\/([a-z0-9-]+)(\/[\w-]+\.(?:svg|png|ico))$/;

/**
 * The built files of sites; each site's are read once.
 *
 * @returns what serves a site's, with those of the brands it is shared by
 */
export function builtFiles(): (site: string) => StaticFiles {
  const read = new Map<string, StaticFiles>();
  const filesOf = (site: string) => {
    const known = read.get(site) ?? staticFiles(appFolder(site));
    read.set(site, known);
    return known;
  };
  return (site) => withBrandFiles(site, filesOf);
}

/**
 * Brand logos and icons for the sites they share: `/brands/partner/logo.svg` is the partner shop's `/logo.svg`.
 * Shops serve their own.
 */
function withBrandFiles(site: string, filesOf: (site: string) => StaticFiles): StaticFiles {
  const files = filesOf(site);
  if (findBrand(site)) return files;
  const ofBrands = new Map(
    BRANDS.map(({ platform_key: key }) => key)
      .filter((key) => existsSync(path.join(appFolder(key), "build/client")))
      .map((key) => [key, filesOf(key)]),
  );
  return (req, res, next) => {
    const [, key = "", file = ""] = BRAND_FILE.exec((req.url ?? "").split("?", 1)[0] ?? "") ?? [];
    const own = ofBrands.get(key);
    if (!own) return files(req, res, next);
    const asked = req.url;
    req.url = file;
    return own(req, res, () => {
      req.url = asked;
      next();
    });
  };
}

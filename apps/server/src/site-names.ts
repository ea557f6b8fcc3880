import { BRANDS } from "@catnip/brands";
import { SITES, type Site } from "@catnip/api/platform/config.ts";

/** What a name of the installation's origin pattern serves, and for which brand where that matters. */
export type NamedSite = { readonly site: Site; readonly brand?: string };

/**
 * Every name by what it serves. Brands say where their shop is, where their links are paid, and by which names of the API
 * and the CDN they want them served.
 */
export const SITE_NAMES: ReadonlyMap<string, NamedSite> = new Map<string, NamedSite>([
  ...SITES.filter((site) => site !== "play").map((site): [string, NamedSite] => [site, { site }]),
  ...BRANDS.flatMap(({ platform_key: brand, hosts }): [string, NamedSite][] => [
    [hosts.api, { site: "api" }],
    [hosts.cdn, { site: "cdn" }],
    [hosts.shop, { site: brand, brand }],
    [hosts.pay, { site: "pay", brand }],
  ]),
]);

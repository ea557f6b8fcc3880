import { BRANDS } from "@catnip/brands";
import { SITES, type Site } from "@catnip/api/platform/config.ts";

/** What a name of the origin pattern serves, and for which brand where that matters. */
export type NamedSite = { readonly site: Site; readonly brand?: string };

/**
 * All host names and what they serve. Brands define the host of their shop and pay site, and any API and CDN
 * names of their own.
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

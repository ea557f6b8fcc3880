import { siteOrigin, type Config, type Site } from "@catnip/api/platform/config.ts";
import { isPlayHost } from "@catnip/api/platform/play-origin.ts";
import { SITE_NAMES, type NamedSite } from "./site-names.ts";

type Addresses = Pick<Config, "originPattern" | "playOriginPattern" | "port">;

/**
 * Resolves a `Host` header to a site.
 *
 * - a site's own name, or any name below the one that games share → that site
 * - the bare address (`localhost`, `127.0.0.1`) → null: the visitor is redirected to the shop
 * - anything else → "unknown": names that are not ours are rejected (ASVS 4.1.3, cache poisoning)
 */
export function siteOfHost(host: string, config: Addresses): Site | null {
  const name = host.toLowerCase();
  const named = namedSite(name, config);
  if (named) return named.site;
  if (isPlayHost(name, config)) return "play";
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(name) ? null : "unknown";
}

/** The brand of a shop or pay site by `Host` header; null for every other site. */
export const brandOfHost = (host: string, config: Addresses): string | null =>
  namedSite(host.toLowerCase(), config)?.brand ?? null;

function namedSite(host: string, config: Addresses): NamedSite | undefined {
  let sites = sitesOf.get(config);
  if (!sites) sitesOf.set(config, (sites = sitesByHost(config)));
  return sites.get(host);
}

/** Every request asks twice or more. */
const sitesOf = new WeakMap<Addresses, ReadonlyMap<string, NamedSite>>();

const sitesByHost = (config: Addresses): ReadonlyMap<string, NamedSite> =>
  new Map([...SITE_NAMES].map(([name, site]) => [new URL(siteOrigin(config, name)).host, site]));

import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { handOverOrigins } from "@catnip/api/modules/payments/index.ts";
import { BRANDS, brandOf, HOME_BRAND, findBrand, type Brand } from "@catnip/brands";
import { siteOrigin, type Config } from "@catnip/api/platform/config.ts";
import { playOrigin } from "@catnip/api/platform/play-origin.ts";
import { withCdnOf } from "./brand-cdn.ts";
import { brandOfHost } from "./host.ts";

/** Sites of React Router that serve every brand, and choose it by the request. */
const SHARED_SITES = ["account", "pay"];

/** The sites that are React Router builds: a shop per brand, and the shared ones. The name is the app's folder. */
export const WEB_SITES: readonly string[] = [
  ...BRANDS.map(({ platform_key }) => platform_key),
  ...SHARED_SITES,
];

export type FetchHandler = (request: Request) => Promise<Response>;

/** How a site asks the rest of the product. */
export type Reach = Pick<SiteHost, "fetchApi" | "fetchAccount">;

/** What a site's server build gets from its host; `packages/site/src/host/api-context.server.ts` reads it. */
type SiteHost = {
  readonly fetchApi: FetchHandler;
  readonly fetchAccount: FetchHandler;
  readonly publicConfig: {
    readonly origins: Readonly<Record<string, string | readonly string[]>>;
    readonly production: boolean;
    readonly brand?: Brand;
    readonly tokenOrigin?: string;
  };
};
export type SiteBuild = {
  readonly entry: {
    readonly module: { readonly createSite: (build: unknown, host: SiteHost) => FetchHandler };
  };
};

export const appFolder = (site: string) => path.resolve(import.meta.dirname, "../..", site);

/**
 * Loads and opens a site's server build.
 *
 * @throws Error with one sentence when the site has not been built
 */
export async function loadWebSite(site: string, config: Config, reach: Reach): Promise<FetchHandler> {
  const file = path.join(appFolder(site), "build/server/index.js");
  if (!existsSync(file)) throw new Error(`The site "${site}" has not been built: run "pnpm build" first.`);
  return openWebSite((await import(pathToFileURL(file).href)) as SiteBuild, site, config, reach);
}

/**
 * Opens a site. A shop serves its own brand; a shared site is opened once for each, and every request goes to the one of
 * its brand.
 */
export function openWebSite(build: SiteBuild, site: string, config: Config, reach: Reach): FetchHandler {
  const open = (brand: Brand, isShared: boolean) =>
    build.entry.module.createSite(build, {
      ...reach,
      fetchApi: withCdnOf(brand, config, reach.fetchApi),
      publicConfig: {
        production: config.production,
        origins: originsOf(brand, site, config),
        ...(isShared && { brand }),
        // Tokens name the API by its one name, whatever names it is asked by.
        ...(brand.hosts.api !== "api" && { tokenOrigin: siteOrigin(config, "api") }),
      },
    });
  if (!SHARED_SITES.includes(site)) return open(brandOf(site), false);
  const ofBrands = new Map(BRANDS.map((brand) => [brand.platform_key, open(brand, true)]));
  const ofHome = open(brandOf(HOME_BRAND), true);
  return (request) => (ofBrands.get(brandOfVisit(request, config)) ?? ofHome)(request);
}

/**
 * The brand of a request to a shared site: by its host where the brand has one (pay sites), else by the shop that sent the
 * visitor to log in or out, whose name is carried from screen to screen.
 */
export function brandOfVisit(
  request: Request,
  config: Pick<Config, "originPattern" | "playOriginPattern" | "port">,
): string {
  const url = new URL(request.url);
  const byHost = brandOfHost(url.host, config);
  return byHost ?? findBrand(url.searchParams.get("client_id") ?? "")?.platform_key ?? HOME_BRAND;
}

function originsOf({ hosts }: Brand, site: string, config: Config): SiteHost["publicConfig"]["origins"] {
  return {
    shop: siteOrigin(config, hosts.shop),
    account: siteOrigin(config, "account"),
    pay: siteOrigin(config, hosts.pay),
    api: siteOrigin(config, hosts.api),
    cdn: siteOrigin(config, hosts.cdn),
    play: playOrigin(config, "*"),
    providers: site === "pay" ? handOverOrigins(config) : [],
  };
}

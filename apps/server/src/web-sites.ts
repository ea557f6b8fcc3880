import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { cardFieldOrigins, handOverOrigins } from "@catnip/api/modules/providers/index.ts";
import { BRANDS, brandOf, HOME_BRAND, findBrand, type Brand } from "@catnip/brands";
import { SHARED_SITES } from "@catnip/brands/shared-sites.ts";
import { siteOrigin, type Config } from "@catnip/api/platform/config.ts";
import { playOrigin } from "@catnip/api/platform/play-origin.ts";
import { withCdnOf } from "./brand-cdn.ts";
import { brandOfHost } from "./host.ts";

/** The React Router sites: one shop per brand, and the shared ones. The name is the app's folder. */
export const WEB_SITES: readonly string[] = [
  ...BRANDS.map(({ platform_key }) => platform_key),
  ...SHARED_SITES.map(({ name }) => name),
];

export type FetchHandler = (request: Request) => Promise<Response>;

/** How a site calls the rest of the product. */
export type Reach = Pick<SiteHost, "fetchApi" | "fetchAccount" | "onPublicChange">;

/** What the host passes to a site's server build; read by `packages/site/src/host/api-context.server.ts`. */
type SiteHost = {
  readonly fetchApi: FetchHandler;
  readonly fetchAccount: FetchHandler;
  readonly onPublicChange?: (changed: () => void) => void;
  readonly publicConfig: {
    readonly origins: Readonly<Record<string, string | readonly string[]>>;
    readonly bookmarks: Readonly<Record<string, string>>;
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
 * Imports and opens a site's server build.
 *
 * @throws Error with one sentence when the site has not been built
 */
export async function loadWebSite(site: string, config: Config, reach: Reach): Promise<FetchHandler> {
  const file = path.join(appFolder(site), "build/server/index.js");
  if (!existsSync(file)) throw new Error(`The site "${site}" has not been built: run "pnpm build" first.`);
  return openWebSite((await import(pathToFileURL(file).href)) as SiteBuild, site, config, reach);
}

/**
 * Opens a site. A shop serves its own brand; a shared site is opened once per brand, and requests are routed to
 * the one of their brand.
 */
export function openWebSite(build: SiteBuild, site: string, config: Config, reach: Reach): FetchHandler {
  const open = (brand: Brand, isShared: boolean) =>
    build.entry.module.createSite(build, {
      ...reach,
      fetchApi: withCdnOf(brand, config, reach.fetchApi),
      publicConfig: {
        production: config.production,
        origins: originsOf(brand, site, config),
        bookmarks: {
          mainlandChina: siteOrigin(config, brand.bookmarks.mainlandChina),
          international: siteOrigin(config, brand.bookmarks.international),
        },
        ...(isShared && { brand }),
        // Tokens name the API as their audience by its canonical name, whatever host it is called by.
        ...(brand.hosts.api !== "api" && { tokenOrigin: siteOrigin(config, "api") }),
      },
    });
  if (findBrand(site)) return open(brandOf(site), false);
  const ofBrands = new Map(BRANDS.map((brand) => [brand.platform_key, open(brand, true)]));
  const ofHome = open(brandOf(HOME_BRAND), true);
  return (request) => (ofBrands.get(brandOfVisit(request, config)) ?? ofHome)(request);
}

/**
 * The brand of a request to a shared site: by host where the brand has one (pay sites), otherwise by the shop
 * that sent the visitor to log in or out, which is carried from screen to screen.
 */
export function brandOfVisit(
  request: Request,
  config: Pick<Config, "originPattern" | "playOriginPattern" | "port">,
): string {
  const url = new URL(request.url);
  const byHost = brandOfHost(url.host, config);
  return byHost ?? findBrand(url.searchParams.get("client_id") ?? "")?.platform_key ?? HOME_BRAND;
}

/**
 * Where a form of a shared site may lead besides the brand's own sites: from the pay site to payment providers, from
 * the account site to every shared site with a login.
 */
function formTargetsOf(site: string, config: Config): readonly string[] {
  if (site === "pay") return handOverOrigins(config);
  if (site !== "account") return [];
  return SHARED_SITES.filter(({ session }) => session === "api").map(({ name }) => siteOrigin(config, name));
}

function originsOf({ hosts }: Brand, site: string, config: Config): SiteHost["publicConfig"]["origins"] {
  return {
    shop: siteOrigin(config, hosts.shop),
    account: siteOrigin(config, "account"),
    pay: siteOrigin(config, hosts.pay),
    api: siteOrigin(config, hosts.api),
    cdn: siteOrigin(config, hosts.cdn),
    play: playOrigin(config, "*"),
    formTargets: formTargetsOf(site, config),
    ...(site === "pay" && { cardFields: cardFieldOrigins(config) }),
  };
}

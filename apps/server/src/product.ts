import { shopOrigin } from "@catnip/api/platform/brands.ts";
import type { Config, Site } from "@catnip/api/platform/config.ts";
import { inTime } from "@catnip/api/platform/database-watch.ts";
import { createApi, type Api, type ApiOptions } from "@catnip/api/composition/create-api.ts";
import { createMailSite } from "@catnip/api/platform/mail-site.ts";
import { BRANDS, HOME_BRAND } from "@catnip/brands";
import { brandOfApiHost, withCdnOf } from "./brand-cdn.ts";
import { builtFiles } from "./brand-files.ts";
import { siteOfHost } from "./host.ts";
import { localNamesPage } from "./local-names-page.ts";
import { createPageCache, type PageCache } from "./page-cache/page-cache.ts";
import type { Progress } from "./progress.ts";
import { startPostgres } from "./start-postgres.ts";
import type { StaticFiles } from "./static-files.ts";
import { wantedSites } from "./wanted-sites.ts";
import { onBehalfOf, visitorNow, INSIDE, type Client } from "./visitor.ts";
import { loadWebSite, WEB_SITES, type FetchHandler, type Reach } from "./web-sites.ts";

/** Everything this process serves, behind one fetch handler. */
export type Product = {
  readonly fetch: (request: Request, client: Client) => Promise<Response>;
  readonly files: StaticFiles;
  readonly pages: PageCache;
  readonly demoAccounts: Api["demoAccounts"];
  readonly endStreams: Api["endStreams"];
  readonly close: () => Promise<void>;
};

/** Limit for jobs in flight and open connections to finish, in ms. */
const API_CLOSE_MS_MAX = 8_000;

/** Where the pages of the web sites come from. */
export type Pages = {
  readonly load: (site: string, config: Config, reach: Reach) => Promise<FetchHandler>;
  readonly files: (site: string) => StaticFiles;
};

const builtPages = (): Pages => ({ load: loadWebSite, files: builtFiles() });

export type ProductOptions = Pick<ApiOptions, "log" | "jobsPast"> & {
  /** Absent: the built ones. */
  readonly pages?: Pages;
  /** False where another process seeds, registers the sites and runs the jobs (R-OPS-12). Absent: true. */
  readonly isFirst?: boolean;
  /** False where another process is the bank, whose books are in memory. Absent: true. */
  readonly hasBank?: boolean;
};

type SiteHandler = (request: Request, client: Client) => Promise<Response>;

/**
 * Opens the database (starting and repairing the embedded one), migrates, seeds on the first start, and mounts
 * the sites in `SITES` (comma-separated; absent: all).
 */
export async function openProduct(
  config: Config,
  progress: Progress,
  { pages = builtPages(), isFirst = true, hasBank = true, ...ofApi }: ProductOptions = {},
): Promise<Product> {
  const wanted = wantedSites(config);
  const embedded = config.databaseUrl ? undefined : await startPostgres(config, progress);
  try {
    const addresses = embedded && {
      databaseUrl: embedded.databaseUrl,
      databaseMigrationUrl: embedded.ownerUrl,
    };
    const api = await progress.step("Database brought up to date", () =>
      createApi({ ...config, ...addresses }, { ...ofApi, runsJobs: isFirst }),
    );
    if (isFirst) await api.seedIfEmpty((says, work) => progress.step(says, work));
    const handlers = await progress.step("Sites opened", () => mount(config, api, wanted, pages));
    if (isFirst) {
      await api.registerSites();
      await api.startWorker();
    }
    if (hasBank && wanted.has("bank"))
      handlers.set("bank", (await import("./open-bank.ts")).openBank(config).fetch);
    embedded?.serving();
    return {
      demoAccounts: config.production ? [] : api.demoAccounts,
      fetch: (request, client) => answer(request, client, { config, api, handlers }),
      files: siteFiles(config, handlers, pages),
      endStreams: api.endStreams,
      pages: createPageCache(api.publicChanges, shopHosts(config), Date.now, config.workers),
      close: async () => {
        // A job that hangs must not keep the database from shutting down cleanly.
        await inTime(api.close(), API_CLOSE_MS_MAX);
        await embedded?.close();
      },
    };
  } catch (error) {
    await embedded?.close();
    throw error;
  }
}

type Handlers = ReadonlyMap<Site, SiteHandler>;

async function mount(
  config: Config,
  api: Api,
  wanted: ReadonlySet<string>,
  pages: Pages,
): Promise<Map<Site, SiteHandler>> {
  const reach: Reach = {
    fetchApi: (request) => api.fetch(request, visitorNow()),
    fetchAccount: (request) =>
      api.accountAuth(request, { address: request.headers.get(ADDRESS_HEADER) ?? INSIDE.address }),
    onPublicChange: (changed) => api.publicChanges.onChange(changed),
  };
  const handlers = new Map<Site, SiteHandler>();
  for (const site of WEB_SITES) {
    if (!wanted.has(site)) continue;
    const page = await pages.load(site, config, reach);
    handlers.set(site, site === "account" ? withAuth(api, withAddress(page)) : withAddress(page));
  }
  if (wanted.has("api")) handlers.set("api", apiOfBrands(api, config));
  if (wanted.has("cdn")) handlers.set("cdn", api.cdn);
  if (wanted.has("play")) handlers.set("play", api.play);
  if (wanted.has("mail")) handlers.set("mail", createMailSite(config).fetch);
  return handlers;
}

/** The API, under any name a brand serves it by. */
function apiOfBrands(api: Api, config: Config): SiteHandler {
  return (request, client) => {
    const brand = brandOfApiHost(new URL(request.url).host, config);
    return (brand ? withCdnOf(brand, config, api.fetch) : api.fetch)(request, client);
  };
}

/** Besides its own paths, identity serves its metadata at the location of RFC 8414. */
export const IDENTITY_PATH =
  /^\/auth\/|^\/\.well-known\/(openid-configuration|oauth-authorization-server)(\/|$)/;

const withAuth =
  (api: Api, page: SiteHandler): SiteHandler =>
  (request, client) =>
    IDENTITY_PATH.test(new URL(request.url).pathname)
      ? // The identity library does not implement HEAD; the outer layer drops the body.
        api.accountAuth(request.method === "HEAD" ? new Request(request, { method: "GET" }) : request, client)
      : page(request, client);

/**
 * Pages call identity in process on their visitor's behalf. Without the visitor's own address here, all
 * visitors would share one rate limit. Whatever a client sends in this header is overwritten.
 */
const ADDRESS_HEADER = "x-catnip-address";

const withAddress =
  (page: FetchHandler): SiteHandler =>
  (request, client) => {
    request.headers.set(ADDRESS_HEADER, client.address);
    return onBehalfOf(client, () => page(request));
  };

async function answer(
  request: Request,
  client: Client,
  at: { config: Config; api: Api; handlers: Handlers },
): Promise<Response> {
  const url = new URL(request.url);
  const site = siteOfHost(url.host, at.config);
  if (site === null) {
    if (url.pathname === "/health" || url.pathname.startsWith("/health/"))
      return at.api.fetch(request, client);
    const shop = shopOrigin(at.config, HOME_BRAND) + url.pathname + url.search;
    return localNamesPage(request, shop, at.config) ?? Response.redirect(shop, 307);
  }
  const handler = site === "unknown" ? undefined : at.handlers.get(site);
  return handler
    ? handler(request, client)
    : new Response("This address is not served here.", {
        status: 421,
        headers: { "content-type": "text/plain; charset=utf-8" },
      });
}

function siteFiles(config: Config, handlers: Handlers, pages: Pages): StaticFiles {
  const files = new Map(
    WEB_SITES.filter((site) => handlers.has(site)).map((site) => [site, pages.files(site)]),
  );
  return (req, res, next) => {
    const site = siteOfHost(req.headers.host ?? "", config);
    const serve = site && site !== "unknown" ? files.get(site) : undefined;
    return serve ? serve(req, res, next) : next();
  };
}

/** Which hosts are shops: the only sites with pages that are the same for everyone. */
function shopHosts(config: Config): (host: string) => boolean {
  const hosts = new Set(BRANDS.map(({ platform_key }) => new URL(shopOrigin(config, platform_key)).host));
  return (host) => hosts.has(host.toLowerCase());
}

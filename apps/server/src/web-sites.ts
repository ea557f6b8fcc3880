import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { siteOrigin, type Config } from "@catnip/api/platform/config.ts";
import { playOrigin } from "@catnip/api/platform/play-origin.ts";

/** The sites that are React Router builds; the name is the app's folder. */
export const WEB_SITES = ["international", "account", "pay"] as const;
export type WebSite = (typeof WEB_SITES)[number];

export type FetchHandler = (request: Request) => Promise<Response>;

/** What a site's server build gets from its host; `packages/site/src/host/api-context.server.ts` reads it. */
type SiteHost = {
  readonly fetchApi: FetchHandler;
  readonly fetchAccount: FetchHandler;
  readonly publicConfig: {
    readonly origins: Readonly<Record<string, string | readonly string[]>>;
    readonly production: boolean;
  };
};
type SiteBuild = {
  readonly entry: {
    readonly module: { readonly createSite: (build: unknown, host: SiteHost) => FetchHandler };
  };
};

export const appFolder = (site: string) => path.resolve(import.meta.dirname, "../..", site);

/**
 * Loads a site's server build.
 *
 * @throws Error with one sentence when the site has not been built
 */
export async function loadWebSite(
  site: WebSite,
  config: Config,
  reach: Pick<SiteHost, "fetchApi" | "fetchAccount">,
): Promise<FetchHandler> {
  const file = path.join(appFolder(site), "build/server/index.js");
  if (!existsSync(file)) throw new Error(`The site "${site}" has not been built: run "pnpm build" first.`);
  const build = (await import(pathToFileURL(file).href)) as SiteBuild;
  return build.entry.module.createSite(build, {
    ...reach,
    publicConfig: {
      production: config.production,
      origins: {
        shop: siteOrigin(config, "international"),
        account: siteOrigin(config, "account"),
        pay: siteOrigin(config, "pay"),
        api: siteOrigin(config, "api"),
        cdn: siteOrigin(config, "cdn"),
        play: playOrigin(config, "*"),
        providers: site === "pay" && !config.production ? [siteOrigin(config, "bank")] : [],
      },
    },
  });
}

import path from "node:path";
import type { Handler, Route, RouteServices } from "../platform/api-module.ts";
import type { DatabaseWatch } from "../platform/database-watch.ts";
import { createGraphqlHandler } from "../platform/graphql/handler.ts";
import { health } from "../platform/health.ts";
import { refusal } from "../platform/http/refusal.ts";
import type { Log } from "../platform/log.ts";
import { MODULES } from "./modules.ts";
import { schema } from "./schema.ts";

type SiteServices = RouteServices & { readonly log: Log };

/** Opens every route of the API's sites: the platform's own and those of all modules. */
export function openSites(
  services: SiteServices,
  watch: DatabaseWatch,
): Readonly<Record<Route["site"], Handler>> {
  const routes = [...platformRoutes(services, watch), ...MODULES.flatMap((module) => module.routes)];
  const site = (name: Route["site"]) =>
    openRoutes(
      routes.filter((route) => route.site === name),
      services,
    );
  return { api: site("api"), account: site("account"), play: site("play") };
}

/** Dispatches to the first matching route; a path with a trailing slash matches everything below it. */
export function openRoutes<Services>(
  routes: readonly { readonly path: string; readonly open: (services: Services) => Handler }[],
  services: Services,
): Handler {
  const opened = routes.map(({ path: at, open }) => ({ at, handle: open(services) }));
  return async (request, client) => {
    const { pathname } = new URL(request.url);
    const route = opened.find(({ at }) => (at.endsWith("/") ? pathname.startsWith(at) : pathname === at));
    return route
      ? route.handle(request, client)
      : refusal(404, "input/invalid", "Nothing is served at this address.");
  };
}

function platformRoutes(services: SiteServices, watch: DatabaseWatch): readonly Route[] {
  const { config, db, log, identity } = services;
  const graphql = createGraphqlHandler({
    schema,
    services,
    log,
    documentsFile: config.persistedDocuments ?? DOCUMENTS_FILE,
    viewerOf: identity.verifyAccessToken,
  });
  const answerHealth: Handler = (request) => health(request, db, watch);
  return [
    { site: "api", path: "/graphql", open: () => graphql },
    { site: "api", path: "/health", open: () => answerHealth },
    { site: "api", path: "/health/", open: () => answerHealth },
  ];
}

const DOCUMENTS_FILE = path.resolve(
  import.meta.dirname,
  "../../../../packages/sdk/src/gen/persisted-documents.json",
);

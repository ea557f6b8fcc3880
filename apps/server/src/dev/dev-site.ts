import { EventEmitter } from "node:events";
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Config } from "@catnip/api/platform/config.ts";
import {
  isRunnableDevEnvironment,
  createServer as createVite,
  type ErrorPayload,
  type ViteDevServer,
} from "vite";
import { requestListener } from "../request-listener.ts";
import { appFolder, openWebSite, type FetchHandler, type Reach, type SiteBuild } from "../web-sites.ts";

/** A site served from source with hot module replacement. */
export type DevSite = {
  readonly serve: RequestListener;
  /** Takes over the WebSocket upgrade for hot updates. */
  readonly upgrade: (...connection: Parameters<ServerUpgrade>) => void;
  readonly close: () => Promise<void>;
};
type ServerUpgrade = (req: IncomingMessage, socket: unknown, head: Buffer) => void;

export async function openDevSite(site: string, config: Config, reach: Reach): Promise<DevSite> {
  // All sites share one port, so upgrades are handed to each site individually instead of attaching a server.
  const upgrades = new EventEmitter();
  const root = appFolder(site);
  const vite = await createVite({
    root,
    configFile: path.join(root, "vite.config.ts"),
    configLoader: "native",
    appType: "custom",
    logLevel: "warn",
    server: { middlewareMode: true, hmr: { server: upgrades as Server } },
  });
  const page = latest(vite, (build) => openWebSite(build, site, config, reach));
  const pages = requestListener({ protocol: undefined }, async (request) => {
    const answer = await (await page())(request);
    // A cached page would be the one before the change.
    answer.headers.set("Cache-Control", "no-store");
    return answer;
  });
  return {
    serve: (req, res) =>
      vite.middlewares(req, res, (fault?: unknown) => (fault ? fails(res, fault) : pages(req, res))),
    upgrade: (...connection) => void upgrades.emit("upgrade", ...connection),
    close: () => vite.close(),
  };
}

/**
 * The site's current server build; reloaded after a change. While it cannot be built, its pages say why in Vite's
 * overlay, and load again with the next change.
 */
function latest(vite: ViteDevServer, open: (build: SiteBuild) => FetchHandler): () => Promise<FetchHandler> {
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("The pages cannot be run in this process.");
  let known: { readonly build: SiteBuild; readonly handler: FetchHandler } | undefined;
  let broken: ErrorPayload | undefined;
  vite.ws.on("connection", () => broken && vite.ws.send(broken));
  vite.watcher.on("all", () => broken && vite.ws.send({ type: "full-reload" }));
  return async () => {
    try {
      const build = await ssr.runner.import<SiteBuild>("virtual:react-router/server-build");
      if (known?.build !== build) known = { build, handler: open(build) };
      broken = undefined;
      return known.handler;
    } catch (fault) {
      broken = overlayOf(fault);
      return () => Promise.resolve(faultPage(fault));
    }
  };
}

function fails(res: ServerResponse, fault: unknown): void {
  res.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end(textOf(fault));
}

/** What the overlay shows. Compilers color their messages for a terminal. */
function overlayOf(fault: unknown): ErrorPayload {
  const { message, stack = "" } = fault instanceof Error ? fault : new Error(String(fault));
  return {
    type: "error",
    err: { message: stripVTControlCharacters(message), stack: stripVTControlCharacters(stack) },
  };
}

function faultPage(fault: unknown): Response {
  console.error(fault);
  const text = textOf(fault).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return new Response(
    `<!doctype html><title>Fault</title><script type="module" src="/@vite/client"></script><pre>${text}</pre>`,
    { status: 500, headers: { "Content-Type": "text/html; charset=utf-8" } },
  );
}

const textOf = (fault: unknown) => (fault instanceof Error ? (fault.stack ?? fault.message) : String(fault));

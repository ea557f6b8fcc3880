import { readFile } from "node:fs/promises";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import path from "node:path";
import type { Config } from "@catnip/api/platform/config.ts";
import { BRAND_FILE } from "../brand-files.ts";
import { forward } from "../forward.ts";
import { siteOfHost } from "../host.ts";
import { IDENTITY_PATH } from "../product.ts";
import { appFolder, WEB_SITES } from "../web-sites.ts";
import { openDevSite, type DevSite } from "./dev-site.ts";
import type { Backend } from "./supervise-backend.ts";

export type DevSiteServer = {
  readonly serve: RequestListener;
  readonly upgrade: DevSite["upgrade"];
  readonly close: () => Promise<void>;
};

/** Routes each request: pages to the sites built from source, everything else to the API process. */
export function createDevSiteServer(config: Config, backend: Pick<Backend, "ready">): DevSiteServer {
  const sites = new Map<string, Promise<DevSite>>();
  // Opened lazily: six sites at once would keep a small machine busy for half a minute.
  const open = (site: string) => {
    const known = sites.get(site) ?? openDevSite(site, config, { fetchApi: fetch, fetchAccount: fetch });
    sites.set(site, known);
    return known;
  };
  /** The source-built site for a request, if any. */
  const pagesOf = (req: IncomingMessage) => {
    const site = siteOfHost(req.headers.host ?? "", config);
    if (site === null || !WEB_SITES.includes(site)) return undefined;
    return site === "account" && IDENTITY_PATH.test(req.url ?? "") ? undefined : site;
  };
  const serve = async (req: IncomingMessage, res: ServerResponse) => {
    const site = pagesOf(req);
    if (site === undefined) return forward(req, res, (await backend.ready()).port);
    const [, brand, file] = BRAND_FILE.exec(req.url ?? "") ?? [];
    if (brand && file && site !== brand)
      return sendBrandFile(res, path.join(appFolder(brand), "public", file));
    return (await open(site)).serve(req, res);
  };
  return {
    serve: (req, res) =>
      void serve(req, res).catch((fault: unknown) => {
        if (!res.headersSent) res.writeHead(503, { "Content-Type": "text/plain; charset=utf-8" });
        res.end(fault instanceof Error ? fault.message : String(fault));
      }),
    upgrade: (req, socket, head) => {
      const site = pagesOf(req);
      if (site !== undefined) void open(site).then((opened) => opened.upgrade(req, socket, head));
    },
    close: async () => {
      await Promise.all([...sites.values()].map(async (site) => (await site).close()));
    },
  };
}

const TYPES: Readonly<Record<string, string>> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
};

async function sendBrandFile(res: ServerResponse, file: string): Promise<void> {
  const body = await readFile(file);
  res.writeHead(200, { "Content-Type": TYPES[path.extname(file)] ?? "application/octet-stream" }).end(body);
}

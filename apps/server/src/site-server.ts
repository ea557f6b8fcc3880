import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { Config } from "@catnip/api/platform/config.ts";
import { compressed } from "./compressed.ts";
import { withDefaults } from "./default-headers.ts";
import { forward } from "./forward.ts";
import { holdingPage } from "./holding-page.ts";
import { siteOfHost } from "./host.ts";
import { withoutInternalHeaders } from "./page-cache/shown.ts";
import type { Product } from "./product.ts";
import { guardRequests, uploadsTo } from "./request-guard.ts";
import { requestListener } from "./request-listener.ts";
import type { ProxyTrust, Seen } from "./trusted-proxy.ts";

/** Handles the requests of all sites. */
export type SiteServer = {
  readonly makeServer: () => Server;
  /**
   * Until then a holding page is sent.
   *
   * @param bankPort where another process is the bank; absent: none is
   */
  readonly serve: (product: Pick<Product, "fetch" | "files" | "pages">, bankPort?: number) => void;
};

type SeenListener = (seen: Seen) => RequestListener;

export function createSiteServer(config: Config, trust: ProxyTrust): SiteServer {
  let listener: SeenListener = (seen) => requestListener(seen, () => Promise.resolve(holdingPage()));
  const isUpload = uploadsTo((host) => siteOfHost(host, config));
  return {
    makeServer: () => {
      const server = createServer((req, res) => {
        const seen = trust(req.socket.remoteAddress, req.headers);
        // Before anything reads the host name, so forwarded names are checked like any other.
        if (seen.host !== undefined) req.headers.host = seen.host;
        guardRequests(listener(seen), isUpload)(req, res);
      });
      // Slow clients must not hold a connection for ever (R-API-11); uploads and downloads stream at their own
      // pace.
      server.headersTimeout = 15_000;
      server.keepAliveTimeout = 65_000;
      return server;
    },
    serve: (product, bankPort) => {
      const isOfBank = ({ headers }: IncomingMessage) =>
        bankPort !== undefined && siteOfHost(headers.host ?? "", config) === "bank";
      listener = (seen) => {
        const answer = requestListener(seen, async (request) =>
          compressed(
            request,
            withoutInternalHeaders(withDefaults(await product.fetch(request, { address: seen.address }))),
          ),
        );
        // Cached pages are rendered for no particular visitor, but count as this visitor's request.
        const render = (req: IncomingMessage) => async (cookies: string | null) =>
          withDefaults(await product.fetch(anonymousRequest(req, seen, cookies), { address: seen.address }));
        return (req, res) => {
          if (bankPort !== undefined && isOfBank(req)) return forward(req, res, bankPort);
          return product.files(req, res, () =>
            product.pages.serve(req, res, render(req), () => answer(req, res)),
          );
        };
      };
    },
  };
}

const anonymousRequest = (
  req: IncomingMessage,
  { protocol = "http:" }: Seen,
  cookies: string | null,
): Request =>
  new Request(`${protocol}//${req.headers.host}${req.url}`, {
    headers: cookies === null ? {} : { cookie: cookies },
  });

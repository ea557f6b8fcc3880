import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { flushCompileCache } from "node:module";
import { startupErrorSentence } from "@catnip/api/platform/startup-errors.ts";
import { readConfig, type Config } from "@catnip/api/platform/config.ts";
import { createLog } from "@catnip/api/platform/log.ts";
import { compressed } from "./compressed.ts";
import { withDefaults } from "./default-headers.ts";
import { withoutNotes } from "./page-memory/shown.ts";
import { trackRequests, type Drain } from "./drain.ts";
import { guardRequests, uploadsTo } from "./request-guard.ts";
import { siteOfHost } from "./host.ts";
import { holdingPage } from "./holding-page.ts";
import { leaveInOrder } from "./leave.ts";
import { listenEverywhere } from "./listening.ts";
import { resolveLocalhostNames } from "./localhost-names.ts";
import type { Product } from "./product.ts";
import { consoleProgress } from "./progress.ts";
import { requestListener } from "./request-listener.ts";
import { sayAddresses } from "./say-addresses.ts";
import { readProxyTrust, type ProxyTrust, type Seen } from "./trusted-proxy.ts";

/** Serves the product until it is stopped. Startup errors are reported in one sentence, with exit code 1. */
export async function serve(): Promise<void> {
  process.title = "catnip";
  resolveLocalhostNames();
  let port = Number(process.env.PORT ?? 4000);
  try {
    const config = readConfig();
    port = config.port;
    const trust = readProxyTrust(process.env.TRUST_PROXY);
    // Bind the port first: a second start must not touch the first one's database.
    const door = await openDoor(config, trust);
    // Loaded only now, which takes seconds: a wrong setting or a taken port is reported at once.
    const { openProduct } = await import("./product.ts");
    const product = await openProduct(config, consoleProgress());
    door.serve(product);
    sayAddresses(config, product.demoAccounts);
    const { endStreams, close } = product;
    leaveInOrder({ endStreams, drain: door.drain, close, log: createLog("warn") });
    // Flushes the compile cache where there is one, so the next start finds it even if this process is killed.
    flushCompileCache();
  } catch (error) {
    const sentence = startupErrorSentence(error, port);
    console.error(sentence ? `\n${sentence}` : error);
    process.exit(1);
  }
}

type Door = Drain & { readonly serve: (product: Product) => void };

/** Listens at once with a holding page until the product is handed over. */
async function openDoor(config: Config, trust: ProxyTrust): Promise<Door> {
  let listener: SeenListener = (seen) => requestListener(seen, () => Promise.resolve(holdingPage()));
  const isUpload = uploadsTo((host) => siteOfHost(host, config));
  const makeServer = () => {
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
  };
  const { drain } = trackRequests(await listenEverywhere(config, makeServer));
  return {
    drain,
    serve: (product) => {
      listener = (seen) => {
        const answer = requestListener(seen, async (request) =>
          compressed(
            request,
            withoutNotes(withDefaults(await product.fetch(request, { address: seen.address }))),
          ),
        );
        // Pages that are remembered are made for nobody in particular, but count as asked for by this visitor.
        const render = (req: IncomingMessage) => async (cookies: string | null) =>
          withDefaults(await product.fetch(nobodysRequest(req, seen, cookies), { address: seen.address }));
        return (req, res) =>
          product.files(req, res, () => product.pages.serve(req, res, render(req), () => answer(req, res)));
      };
    },
  };
}

const nobodysRequest = (
  req: IncomingMessage,
  { protocol = "http:" }: Seen,
  cookies: string | null,
): Request =>
  new Request(`${protocol}//${req.headers.host}${req.url}`, {
    headers: cookies === null ? {} : { cookie: cookies },
  });

type SeenListener = (seen: Seen) => RequestListener;

if (import.meta.main) await serve();

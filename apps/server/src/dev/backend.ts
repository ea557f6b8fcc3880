import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startupErrorSentence } from "@catnip/api/platform/startup-errors.ts";
import { readConfig } from "@catnip/api/platform/config.ts";
import { createLog } from "@catnip/api/platform/log.ts";
import { trackRequests } from "../drain.ts";
import { shutDownGracefully } from "../shutdown.ts";
import { resolveLocalhostNames } from "@catnip/api/platform/localhost-names.ts";
import { openProduct, type Pages, type Product } from "../product.ts";
import { consoleProgress } from "../progress.ts";
import { requestListener } from "../request-listener.ts";
import { INSIDE } from "../visitor.ts";
import { keepLibraries } from "./imported-libraries.ts";
import { writePrintedSchema } from "./printed-schema.ts";

/** Sent to the parent process once requests can be served. */
export type BackendReady = { readonly port: number; readonly demoAccounts: Product["demoAccounts"] };

/**
 * The product without its pages, which the parent process serves from source: a change in the API restarts only
 * this process. Listens on a port that only the parent knows.
 */
const NO_PAGES: Pages = {
  load: () => Promise.resolve(() => Promise.resolve(new Response("No pages here.", { status: 404 }))),
  files: () => (_req, _res, next) => next(),
};

const WRITE_AFTER_MS = 100;

try {
  process.title = "catnip dev: backend";
  resolveLocalhostNames();
  const config = readConfig();
  const product = await openProduct(
    config,
    consoleProgress(() => undefined),
    { pages: NO_PAGES },
  );
  const server = createServer(
    requestListener({ protocol: undefined }, (request) => product.fetch(request, INSIDE)),
  );
  const { drain } = trackRequests([server]);
  const { endStreams, close } = product;
  shutDownGracefully({ endStreams, drain, close, log: createLog("warn") });
  // The parent has exited: nothing would ever call or stop this process.
  process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
  server.listen(0, "127.0.0.1", () => {
    const { port } = server.address() as AddressInfo;
    process.send?.({ port, demoAccounts: product.demoAccounts } satisfies BackendReady);
    // Only after the developer has seen the change that started this process.
    setTimeout(() => {
      writePrintedSchema();
      keepLibraries();
    }, WRITE_AFTER_MS);
  });
} catch (fault) {
  console.error(startupErrorSentence(fault, Number(process.env.PORT)) ?? fault);
  process.exit(1);
}

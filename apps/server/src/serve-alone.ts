import { flushCompileCache } from "node:module";
import type { Config } from "@catnip/api/platform/config.ts";
import { createLog } from "@catnip/api/platform/log.ts";
import type { Prepare } from "./build-sites-first.ts";
import { createSiteServer } from "./site-server.ts";
import { trackRequests } from "./drain.ts";
import { goodbye, shutDownGracefully } from "./shutdown.ts";
import { listenEverywhere } from "./listening.ts";
import { consoleProgress } from "./progress.ts";
import { printAddresses } from "./print-addresses.ts";
import type { ProxyTrust } from "./trusted-proxy.ts";
import { wantedSites } from "./wanted-sites.ts";

/** Does everything in this one process: `WORKERS=1`, and machines with one core. */
export async function serveAlone(config: Config, trust: ProxyTrust, prepare?: Prepare): Promise<void> {
  const wanted = wantedSites(config);
  const siteServer = createSiteServer(config, trust);
  // Bind the port first: a second start must not touch the first one's database.
  const { drain } = trackRequests(await listenEverywhere(config, siteServer.makeServer));
  // Loaded only now, which takes seconds: a wrong setting or a taken port is reported at once.
  if (prepare) await (await import("./build-sites-first.ts")).buildSitesFirst(config, wanted, prepare);
  const { openProduct } = await import("./product.ts");
  const product = await openProduct(config, consoleProgress());
  siteServer.serve(product);
  printAddresses(config, wanted, product.demoAccounts);
  const { endStreams, close } = product;
  shutDownGracefully({ endStreams, drain, close, log: createLog("warn"), goodbye: goodbye(config) });
  // Flushes the compile cache where there is one, so the next start finds it even if this process is killed.
  flushCompileCache();
}

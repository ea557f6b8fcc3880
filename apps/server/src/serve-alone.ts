import { flushCompileCache } from "node:module";
import type { Config } from "@catnip/api/platform/config.ts";
import { createLog } from "@catnip/api/platform/log.ts";
import type { Prepare } from "./before-opening.ts";
import { openDoor } from "./door.ts";
import { trackRequests } from "./drain.ts";
import { farewell, leaveInOrder } from "./leave.ts";
import { listenEverywhere } from "./listening.ts";
import { consoleProgress } from "./progress.ts";
import { sayAddresses } from "./say-addresses.ts";
import type { ProxyTrust } from "./trusted-proxy.ts";
import { wantedSites } from "./wanted-sites.ts";

/** Does everything in this one process: `WORKERS=1`, and machines with one core. */
export async function serveAlone(config: Config, trust: ProxyTrust, prepare?: Prepare): Promise<void> {
  const wanted = wantedSites(config);
  const door = openDoor(config, trust);
  // Bind the port first: a second start must not touch the first one's database.
  const { drain } = trackRequests(await listenEverywhere(config, door.makeServer));
  // Loaded only now, which takes seconds: a wrong setting or a taken port is reported at once.
  if (prepare) await (await import("./before-opening.ts")).beforeOpening(config, wanted, prepare);
  const { openProduct } = await import("./product.ts");
  const product = await openProduct(config, consoleProgress());
  door.serve(product);
  sayAddresses(config, wanted, product.demoAccounts);
  const { endStreams, close } = product;
  leaveInOrder({ endStreams, drain, close, log: createLog("warn"), farewell: farewell(config) });
  // Flushes the compile cache where there is one, so the next start finds it even if this process is killed.
  flushCompileCache();
}

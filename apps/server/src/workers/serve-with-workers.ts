import { flushCompileCache } from "node:module";
import { createServer } from "node:net";
import type { Config } from "@catnip/api/platform/config.ts";
import { createLog } from "@catnip/api/platform/log.ts";
import type { Prepare } from "../build-sites-first.ts";
import { createSiteServer } from "../site-server.ts";
import { goodbye, shutDownGracefully } from "../shutdown.ts";
import { listenEverywhere } from "../listening.ts";
import { consoleProgress } from "../progress.ts";
import { printAddresses } from "../print-addresses.ts";
import { startPostgres } from "../start-postgres.ts";
import type { ProxyTrust } from "../trusted-proxy.ts";
import { wantedSites } from "../wanted-sites.ts";
import { feedServer } from "./feed-server.ts";
import { shareConnections } from "./share-connections.ts";
import { superviseWorkers } from "./supervise-workers.ts";

/**
 * Serves with several processes behind one port (R-OPS-10 to R-OPS-14). This one holds the port, the embedded database
 * and the bank, and hands each connection to a worker; it answers requests itself only while no worker can.
 */
export async function serveWithWorkers(config: Config, trust: ProxyTrust, prepare?: Prepare): Promise<void> {
  const wanted = wantedSites(config);
  const progress = consoleProgress();
  const log = createLog("warn");

  const holding = createSiteServer(config, trust).makeServer();
  // The next request must find a worker.
  holding.maxRequestsPerSocket = 1;
  const connections = shareConnections(feedServer(holding));
  // Bind the port first: a second start must not touch the first one's database.
  const servers = await listenEverywhere(config, () =>
    createServer({ pauseOnConnect: true, allowHalfOpen: true, noDelay: true }, connections.give),
  );
  const workers = superviseWorkers({
    count: config.workers ?? 1,
    connections,
    write: (text) => process.stdout.write(text),
    log,
    givesUp: (why) => {
      console.error(`\n${why}\nThe shop stops.`);
      shutdown.afterFault();
    },
  });
  const embedded = config.databaseUrl ? undefined : await startPostgres(config, progress);
  // Production has none, and does not load it.
  const bank = wanted.has("bank")
    ? await (await import("./open-bank-port.ts")).openBankPort(config)
    : undefined;
  const closeRest = async () => {
    await bank?.close();
    await embedded?.close();
  };
  const shutdown = shutDownGracefully({
    drain: async (msMax) => {
      for (const server of servers) server.close();
      connections.giveUp();
      const killed = await workers.leave(msMax + WORKERS_CLOSE_MS);
      holding.closeAllConnections();
      if (killed > 0) log.warn({ workers: killed }, "workers killed: they took too long to end");
      return 0;
    },
    close: closeRest,
    log,
    goodbye: goodbye(config),
  });
  const env: Record<string, string> = embedded
    ? { DATABASE_URL: embedded.databaseUrl, DATABASE_MIGRATION_URL: embedded.ownerUrl }
    : {};
  const open = async () => {
    if (prepare) await (await import("../build-sites-first.ts")).buildSitesFirst(config, wanted, prepare);
    return workers.startFirst({ env, bankPort: bank?.port });
  };
  const { demoAccounts } = await open().catch(async (fault: unknown) => {
    await closeRest();
    throw fault;
  });
  holding.closeIdleConnections();
  embedded?.serving();
  printAddresses(config, wanted, demoAccounts);
  await progress.step(`${config.workers} workers`, workers.startOthers);
  flushCompileCache();
}

/** How long a worker may take to end after its requests, in ms; less than this process gives itself. */
const WORKERS_CLOSE_MS = 9_000;

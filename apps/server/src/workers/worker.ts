import { flushCompileCache } from "node:module";
import type { Socket } from "node:net";
import { readConfig } from "@catnip/api/platform/config.ts";
import { createLog } from "@catnip/api/platform/log.ts";
import { startupErrorSentence } from "@catnip/api/platform/startup-errors.ts";
import { createSiteServer } from "../site-server.ts";
import { trackRequests } from "../drain.ts";
import { shutDownGracefully, type Shutdown } from "../shutdown.ts";
import { keepHeapLean } from "../lean-heap.ts";
import { resolveLocalhostNames } from "@catnip/api/platform/localhost-names.ts";
import { openProduct } from "../product.ts";
import { consoleProgress } from "../progress.ts";
import { readProxyTrust } from "../trusted-proxy.ts";
import { feedServer } from "./feed-server.ts";
import type { FromWorker, ToWorker, WorkerTask } from "./messages.ts";

/**
 * One of the processes that serve requests; started by `superviseWorkers`, which hands it its task and connections.
 *
 * @param number from 1; the place it takes, which its replacement takes again
 */
async function work(number: number): Promise<void> {
  process.title = `catnip worker ${number}`;
  keepHeapLean();
  let shutdown: Shutdown | undefined;
  let isShuttingDown = false;
  let accept: ((socket: Socket) => void) | undefined;
  let released: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (released = resolve));
  const { promise: given, resolve: give } = Promise.withResolvers<WorkerTask>();
  process.on("message", (message: ToWorker, socket?: Socket) => {
    if (message.kind === "task") give(message.task);
    if (message.kind === "released") released();
    if (message.kind === "leave" && !shutdown) process.exit(0);
    if (message.kind === "leave") shutdown?.now();
    if (message.kind !== "connection") return;
    tell({ kind: "taken" });
    if (socket) accept?.(socket);
  });
  // The parent process is gone, and with it the port: nothing will ever send or stop anything.
  const isAbandoned = () => {
    released();
    if (!shutdown || isShuttingDown) process.exit(1);
    shutdown.afterFault();
  };
  process.on("disconnect", isAbandoned);
  // While this file's imports were loaded, there was no listener yet.
  if (!process.connected) isAbandoned();

  const { env, isFirst, bankPort, jobRunners } = await given;
  const config = readConfig({ ...process.env, ...env });
  const log = createLog(config.production ? "info" : "warn", { worker: number });
  const siteServer = createSiteServer(config, readProxyTrust(process.env.TRUST_PROXY));
  const product = await openProduct(
    config,
    consoleProgress((text) => isFirst && tell({ kind: "step", text })),
    {
      log,
      isFirst,
      hasBank: false,
      jobsPast: { abandoned: jobRunners, onRunner: (id) => tell({ kind: "job-runner", id }) },
    },
  );
  siteServer.serve(product, bankPort);
  const server = siteServer.makeServer();
  accept = feedServer(server);
  const { drain } = trackRequests([server]);
  const { endStreams, close } = product;
  // Connections in transit must still be accepted.
  const announceShutdown = async (kind: "told" | "leaving") => {
    tell({ kind });
    if (process.connected) await isReleased;
  };
  shutdown = shutDownGracefully({
    untilReplaced: () => announceShutdown("told"),
    endStreams,
    drain: async (msMax) => {
      isShuttingDown = true;
      const sinceMs = performance.now();
      await announceShutdown("leaving");
      return drain(msMax - (performance.now() - sinceMs));
    },
    close,
    log,
  });
  tell({ kind: "ready", demoAccounts: product.demoAccounts });
  flushCompileCache();
}

function tell(message: FromWorker): void {
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}

try {
  resolveLocalhostNames();
  await work(Number(process.argv[2]));
} catch (fault) {
  const sentence = startupErrorSentence(fault, Number(process.env.PORT ?? 4000));
  if (sentence === null) console.error(fault);
  process.send?.({ kind: "failed", sentence } satisfies FromWorker, undefined, undefined, () =>
    process.exit(1),
  );
}

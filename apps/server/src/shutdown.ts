import type { Config } from "@catnip/api/platform/config.ts";
import type { Log } from "@catnip/api/platform/log.ts";
import type { Drain } from "./drain.ts";

export type ShutdownOptions = {
  /** Resolves once this process is no longer needed; after a signal it keeps serving until then. Absent: at once. */
  readonly untilReplaced?: () => Promise<void>;
  /** Ends endless responses; absent: there are none. */
  readonly endStreams?: () => void;
  readonly drain: Drain["drain"];
  /** Closes the database and all other resources. */
  readonly close: () => Promise<void>;
  readonly log: Pick<Log, "warn" | "error" | "fatal">;
  /** Printed last, after Ctrl-C. Absent: another process prints it. */
  readonly goodbye?: string;
};

/** What Ctrl-C leaves behind, in one line. */
export const goodbye = ({ databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">): string =>
  databaseUrl ? "Goodbye. Everything is stopped." : `Goodbye. Everything is stopped, and kept in ${dataDir}.`;

/** Shuts down for a reason that is no signal. */
export type Shutdown = {
  /** As on a signal; a no-op during shutdown. */
  readonly now: () => void;
  /** As after a crash: exits with a failure code, even if the process is still needed; a no-op during shutdown. */
  readonly afterFault: () => void;
};

/** Grace period for requests in flight after Ctrl-C, in ms. */
const DRAIN_MS_MAX = 10_000;
/** The same after a crash: more failures may follow. */
const FAULT_DRAIN_MS_MAX = 2_000;
/** Limit for the whole shutdown, once it has begun, in ms: supervisors usually send SIGKILL after 30 s. */
const CLOSE_MS_MAX = 12_000;

/**
 * Graceful shutdown, on a signal or after a crash: requests in flight are drained, then jobs, then the database
 * is closed.
 *
 * SIGINT and SIGTERM exit with code 0, once the process is not needed any more (R-OPS-11); a second signal exits at
 * once with 1. An uncaught exception does not wait: it is logged and exits with 1, because in-memory state may be
 * inconsistent, so no new work begins, and the supervisor starts a fresh process.
 */
export function shutDownGracefully({
  untilReplaced,
  endStreams,
  drain,
  close,
  log,
  goodbye: goodbyeLine,
}: ShutdownOptions): Shutdown {
  let isSignaled = false;
  let hasBegun = false;
  let isByKeyboard = false;
  const shutDown = async (exitCode: number, drainMsMax: number) => {
    if (hasBegun) return;
    hasBegun = true;
    setTimeout(() => {
      log.error("shutdown takes too long; exiting now");
      process.exit(1);
    }, drainMsMax + CLOSE_MS_MAX).unref();
    try {
      endStreams?.();
      const aborted = await drain(drainMsMax);
      if (aborted > 0) log.warn({ requests: aborted }, "requests aborted");
      await close();
    } catch (fault) {
      log.error({ err: fault }, "shutdown failed");
      process.exit(1);
    }
    if (isByKeyboard && goodbyeLine) console.log(`\n${goodbyeLine}`);
    process.exit(exitCode);
  };
  const shutDownWhenReplaced = async () => {
    isSignaled = true;
    await untilReplaced?.();
    await shutDown(0, DRAIN_MS_MAX);
  };
  const onSignal = (signal: NodeJS.Signals) => {
    if (isSignaled || hasBegun) process.exit(1);
    isByKeyboard = signal === "SIGINT";
    void shutDownWhenReplaced();
  };
  const onFault = (fault: unknown, origin: string) => {
    log.fatal({ err: fault, origin }, "an uncaught error ends the process");
    void shutDown(1, FAULT_DRAIN_MS_MAX);
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
  // Unhandled rejections arrive here as well: Node turns them into exceptions.
  process.on("uncaughtException", onFault);
  return {
    now: () => {
      if (!isSignaled && !hasBegun) void shutDownWhenReplaced();
    },
    afterFault: () => {
      void shutDown(1, FAULT_DRAIN_MS_MAX);
    },
  };
}

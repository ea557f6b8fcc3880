import type { Log } from "@catnip/api/platform/log.ts";
import type { Drain } from "./drain.ts";

export type LeaveOptions = {
  readonly drain: Drain["drain"];
  /** Closes the database and everything else that is open. */
  readonly close: () => Promise<void>;
  readonly log: Pick<Log, "warn" | "error" | "fatal">;
};

/** How long requests under way may go on after Ctrl-C, in ms. */
const DRAIN_MS_MAX = 10_000;
/** The same after a fault: others may follow it. */
const FAULT_DRAIN_MS_MAX = 2_000;
/** How long closing may take altogether, in ms: a supervisor that kills comes after 30 s, as a rule. */
const CLOSE_MS_MAX = 12_000;

/**
 * Ends the process in order, once it is told to or once it must: requests under way finish, then jobs, then the
 * database is closed.
 *
 * SIGINT and SIGTERM end it with exit code 0; a second one at once, with 1. A fault that nobody caught is logged and
 * ends it with 1: what it has left half done in memory is unknown, so nothing new is begun, and whoever supervises the
 * process starts a fresh one.
 */
export function leaveInOrder({ drain, close, log }: LeaveOptions): void {
  let leaving = false;
  const leave = async (exitCode: number, drainMsMax: number) => {
    leaving = true;
    setTimeout(() => {
      log.error("closing takes too long; leaving at once");
      process.exit(1);
    }, drainMsMax + CLOSE_MS_MAX).unref();
    try {
      const brokenOff = await drain(drainMsMax);
      if (brokenOff > 0) log.warn({ requests: brokenOff }, "requests broken off");
      await close();
    } catch (fault) {
      log.error({ err: fault }, "closing failed");
      process.exit(1);
    }
    process.exit(exitCode);
  };
  const onSignal = () => {
    if (leaving) process.exit(1);
    void leave(0, DRAIN_MS_MAX);
  };
  const onFault = (fault: unknown, origin: string) => {
    log.fatal({ err: fault, origin }, "a fault that nobody caught ends the process");
    if (!leaving) void leave(1, FAULT_DRAIN_MS_MAX);
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
  // Rejections nobody handles arrive here as well: Node turns them into exceptions.
  process.on("uncaughtException", onFault);
}

import { fork, type ChildProcess } from "node:child_process";
import path from "node:path";
import type { BackendReady } from "./backend.ts";

export type Backend = {
  /** Its port; waits while it starts. Rejects with its output when it fails to start. */
  readonly ready: () => Promise<BackendReady>;
  /** Starts a fresh one from the current files, of which these have changed. */
  readonly restart: (changed: readonly string[]) => void;
  readonly close: () => Promise<void>;
};

/** Tells a waiting process to start. */
export type Begin = {
  /** Whether the database may have to be brought up to date. */
  readonly migrates: boolean;
};

/** Tables and SQL functions. Any other change leaves the database as it is. */
const OF_DATABASE = /\/apps\/api\/(?:sql|migrations)\//;

/**
 * Runs the API in a process of its own, and replaces it when its code changes. The replacement is already
 * waiting, with all libraries loaded.
 */
export function superviseBackend(env: NodeJS.ProcessEnv): Backend {
  const ended = new Set<Promise<void>>();
  let spare: ChildProcess | undefined;
  let isClosing = false;
  let isMigrated = false;
  let running = begin();
  return {
    ready: () => running.ready,
    restart: (changed) => {
      isMigrated &&= !changed.some((file) => OF_DATABASE.test(file));
      // The old process finishes its requests while the new one starts: both may use the database at once.
      leave(running.child);
      running = begin();
    },
    close: async () => {
      isClosing = true;
      leave(running.child);
      spare?.kill();
      await Promise.all(ended);
    },
  };

  function begin(): Running {
    const child = spare ?? prepare(env);
    spare = undefined;
    const ready = readiness(child);
    child.send({ migrates: !isMigrated } satisfies Begin);
    void settle(child, ready);
    return { child, ready };
  }

  async function settle(child: ChildProcess, ready: Running["ready"]): Promise<void> {
    try {
      await ready;
      // A process that was replaced meanwhile may have seen older files.
      if (running.child === child) isMigrated = true;
    } catch {
      // Reported to the request that needs it.
    }
    // Only now, or the two would compete for the CPU.
    if (!isClosing) spare ??= prepare(env);
  }

  function leave(child: ChildProcess): void {
    const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    if (child.exitCode !== null || child.signalCode !== null || !child.kill("SIGTERM")) return;
    ended.add(exited);
    void exited.then(() => ended.delete(exited));
  }
}

type Running = { readonly child: ChildProcess; readonly ready: Promise<BackendReady> };

const prepare = (env: NodeJS.ProcessEnv) =>
  fork(path.join(import.meta.dirname, "backend-process.ts"), {
    env,
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });

function readiness(child: ChildProcess): Promise<BackendReady> {
  let complaints = "";
  child.stderr?.on("data", (text: Buffer) => {
    complaints = (complaints + text.toString()).slice(-20_000);
    process.stderr.write(text);
  });
  const ready = new Promise<BackendReady>((resolve, reject) => {
    child.once("message", (message) => resolve(message as BackendReady));
    child.once("exit", () => reject(new Error(complaints || "The API stopped.")));
  });
  // Callers get the rejection; until one asks, it must not count as unhandled.
  ready.catch(() => undefined);
  return ready;
}

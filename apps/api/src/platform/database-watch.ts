import { DatabaseConnection } from "./database-connection.ts";
import type { Log } from "./log.ts";

/** Tells an unresponsive database from a slow one. */
export type DatabaseWatch = {
  /** True from the moment the database stopped answering until it answers again. */
  readonly isSilent: () => boolean;
  /** Calls back whenever the database stops responding. @returns an unsubscribe function */
  readonly onSilence: (fallsSilent: () => void) => () => void;
  /** Calls back after every answer, about once per second. @returns an unsubscribe function */
  readonly onAnswer: (answers: () => void) => () => void;
  readonly close: () => void;
};

/** Interval between pings, in milliseconds. */
const PAUSE_MS = 1_000;
/**
 * Ping timeout after which the database counts as unresponsive, in milliseconds. With the interval: 4 s at the latest.
 */
const SILENT_MS = 3_000;

/**
 * Pings PostgreSQL about once per second over a dedicated connection.
 *
 * A frozen server or a dead network accepts queries and never answers, and no server-side timeout helps against that; a
 * long query or a lock, on the other hand, is no reason to give up. A query that any healthy server answers at once
 * tells the two apart. A refused connection does not count as unresponsive: the caller sees that error immediately.
 */
export function watchDatabase(url: string, log: Pick<Log, "warn">): DatabaseWatch {
  const silenceListeners = new Set<() => void>();
  const answerListeners = new Set<() => void>();
  let client: DatabaseConnection | null = null;
  let silent = false;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const drop = () => {
    client?.cut();
    client = null;
  };
  const ask = async (): Promise<"answered"> => {
    if (!client) {
      const next = new DatabaseConnection({ connectionString: url, keepAlive: true });
      next.on("error", () => undefined);
      client = next;
      await next.connect();
    }
    await client.query("select 1");
    return "answered";
  };
  const beat = async (): Promise<void> => {
    const heard = await inTime(ask(), SILENT_MS).catch(() => "refused" as const);
    if (closed) return;
    if (heard !== "answered") drop();
    if (heard === null && !silent) {
      silent = true;
      log.warn(`the database has not answered for ${SILENT_MS / 1_000} s; open questions are given up`);
      for (const fallsSilent of silenceListeners) fallsSilent();
    } else if (heard !== null && silent) {
      silent = false;
      log.warn(heard === "answered" ? "the database answers again" : "the database is away");
    }
    if (heard === "answered") for (const answers of answerListeners) answers();
    timer = setTimeout(() => void beat(), PAUSE_MS);
    timer.unref();
  };
  void beat();

  return {
    isSilent: () => silent,
    onSilence: (listener) => subscribe(silenceListeners, listener),
    onAnswer: (listener) => subscribe(answerListeners, listener),
    close: () => {
      closed = true;
      clearTimeout(timer);
      drop();
    },
  };
}

function subscribe(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Waits for a promise with a timeout of `ms` milliseconds.
 *
 * @returns null on timeout. Time during which this process itself was too busy does not count: pending input is read
 *   before the verdict
 */
export async function inTime<Result>(promise: Promise<Result>, ms: number): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => setImmediate(() => resolve(null)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
    // A late result is ignored, and a late rejection must not crash the process.
    promise.catch(() => undefined);
  }
}

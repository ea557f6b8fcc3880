import type { Operation } from "@catnip/sdk/client/operation.ts";

/** Data fetched after hydration, in one of three states. */
export type Loaded<T> =
  | { readonly state: "loading"; readonly value: null }
  | { readonly state: "failed"; readonly value: null; readonly fault: unknown }
  | { readonly state: "ready"; readonly value: T };

/**
 * Sends one operation to the API, through urql's cache.
 *
 * @param options.cached a cached answer of any age will do, even if the query as a whole is fresh
 */
export type Ask = <Data, Variables extends object>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  options?: { readonly cached?: boolean },
) => Promise<Data>;

/** Builds a screen's data from the answers to one or more operations. */
export type Load<T> = (ask: Ask) => Promise<T>;

/** Live data from the API: read again, from the cache, when a mutation changes one of its answers. */
export interface Query<T> {
  readonly current: () => Loaded<T>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads it, unless that has been done; resolves when it is there or has failed. */
  readonly start: () => Promise<void>;
  /** Refetches from the API. The old data stays until the answer arrives. */
  readonly reload: () => Promise<void>;
  /** Drops the data. */
  readonly reset: () => void;
  /** Sets the data without a request. */
  readonly put: (value: T) => void;
  /** Unsubscribes from changes until it is started again. */
  readonly stop: () => void;
}

export interface QueryOptions {
  readonly fresh?: boolean;
  readonly isBrief?: boolean;
}

/**
 * Creates a query. React components use `useQuery`; use this directly for data shared across a page.
 *
 * @param load receives `ask`, and is run again whenever one of the answers it read changes
 * @param options.fresh bypasses the cache on the first load too: for data that others may have changed
 * @param options.isBrief its requests end when it is stopped: for what is asked anew with every key. Otherwise they go
 *   on, since the next screen may ask the same
 */
export function createQuery<T>(
  load: Load<T>,
  { fresh = false, isBrief = false }: QueryOptions = {},
): Query<T> {
  let loaded: Loaded<T> = LOADING;
  /** Id of the latest run; answers of earlier runs are dropped. */
  let run = 0;
  let running: Promise<void> | null = null;
  let isRunning = false;
  let isOutdated = false;
  let stopWatching: (() => void) | null = null;
  let brief: AbortController | null = null;
  const keys = new Set<number>();
  const listeners = new Set<() => void>();

  function show(next: Loaded<T>): void {
    loaded = next;
    for (const listener of listeners) listener();
  }

  function read(isAnew: boolean): Promise<void> {
    const mine = begin();
    isRunning = true;
    const settled = (next: Loaded<T>) => {
      if (mine !== run) return undefined;
      isRunning = false;
      // A mutation changed an answer in the meantime; the result may be stale.
      if (isOutdated && next.state === "ready") return read(false);
      return show(next);
    };
    running = load(asker(isAnew, () => mine === run)).then(
      (value) => settled({ state: "ready", value }),
      (fault: unknown) => settled({ state: "failed", value: null, fault }),
    );
    return running;
  }

  /** A new run: results of the previous one no longer count. */
  function begin(): number {
    isRunning = false;
    isOutdated = false;
    keys.clear();
    return ++run;
  }

  const asker =
    (isAnew: boolean, isCurrent: () => boolean): Ask =>
    async (operation, variables, { cached = false } = {}) => {
      const { onAnswersChanged, query } = await connection();
      if (isCurrent()) {
        stopWatching ??= onAnswersChanged(hear);
        if (isBrief) brief ??= new AbortController();
      } else if (isBrief) throw new Error("Nobody waits for it any more");
      return query(operation, variables, {
        fresh: isAnew && !cached,
        signal: isCurrent() ? brief?.signal : undefined,
        onKey: (key) => void (isCurrent() && keys.add(key)),
      });
    };

  function hear(key: number | null): void {
    if (keys.size === 0 || (key !== null && !keys.has(key))) return;
    // Somebody else may be logged in by now: what belongs to the player before them is no longer shown (R-SIG-11).
    if (key === null) show(LOADING);
    if (isOutdated) return;
    isOutdated = true;
    const heardIn = run;
    // Once per batch of changes. A run in flight checks for itself when it ends.
    queueMicrotask(() => {
      if (heardIn === run && !isRunning) void read(false);
    });
  }

  return {
    current: () => loaded,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: () => running ?? read(fresh),
    reload: () => read(true),
    reset() {
      begin();
      running = null;
      show(LOADING);
    },
    put(value) {
      begin();
      running = Promise.resolve();
      show({ state: "ready", value });
    },
    stop() {
      begin();
      running = null;
      stopWatching?.();
      stopWatching = null;
      brief?.abort();
      brief = null;
    },
  };
}

/** urql is loaded with the first query: guests send none. */
const connection = () => import("../session/client.ts");

const LOADING = { state: "loading", value: null } as const;

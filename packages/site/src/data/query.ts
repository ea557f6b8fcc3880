import type { Operation } from "@catnip/sdk/client/operation.ts";

/** Something asked for after hydration, in its three states. */
export type Loaded<T> =
  | { readonly state: "loading"; readonly value: null }
  | { readonly state: "failed"; readonly value: null; readonly fault: unknown }
  | { readonly state: "ready"; readonly value: T };

/**
 * Asks the API for one operation, through urql's cache.
 *
 * @param options.cached an answer of any age will do, even where the rest is asked for anew
 */
export type Ask = <Data, Variables extends object>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  options?: { readonly cached?: boolean },
) => Promise<Data>;

/** Puts together what a screen shows from the answers to one or more operations. */
export type Load<T> = (ask: Ask) => Promise<T>;

/** Something read from the API, and kept true: it is read again, from the cache, when an action changes an answer. */
export interface Query<T> {
  readonly current: () => Loaded<T>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads it, unless that has been done; resolves when it is there or has failed. */
  readonly start: () => Promise<void>;
  /** Asks the API again. What is there stays until the answer comes. */
  readonly reload: () => Promise<void>;
  /** Forgets what is there. */
  readonly reset: () => void;
  /** Says what is known without asking. */
  readonly put: (value: T) => void;
  /** Hears of no change any more, until it is started again. */
  readonly stop: () => void;
}

/**
 * Makes a query. React parts use `useQuery`; by itself it is for what many parts of a page show at once.
 *
 * @param load is given `ask`, and is run again whenever one of the answers it was given changes
 * @param options.fresh asks the API the first time too, where an answer is kept: for what others may have changed
 */
export function createQuery<T>(load: Load<T>, { fresh = false }: { fresh?: boolean } = {}): Query<T> {
  let loaded: Loaded<T> = LOADING;
  /** The latest run; answers of those before it are dropped. */
  let run = 0;
  let running: Promise<void> | null = null;
  let isRunning = false;
  let isOutdated = false;
  let stopWatching: (() => void) | null = null;
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
      // An action changed an answer meanwhile; what was put together may hold the old one.
      if (isOutdated && next.state === "ready") return read(false);
      return show(next);
    };
    running = load(asker(isAnew, () => mine === run)).then(
      (value) => settled({ state: "ready", value }),
      (fault: unknown) => settled({ state: "failed", value: null, fault }),
    );
    return running;
  }

  /** Another run: whatever belongs to the last one counts no more. */
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
      if (isCurrent()) stopWatching ??= onAnswersChanged(hear);
      return query(operation, variables, {
        fresh: isAnew && !cached,
        onKey: (key) => void (isCurrent() && keys.add(key)),
      });
    };

  function hear(key: number | null): void {
    if (isOutdated || keys.size === 0 || (key !== null && !keys.has(key))) return;
    isOutdated = true;
    const heardIn = run;
    // Once for all that an action changes. A run that is under way looks by itself when it ends.
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
    },
  };
}

/** urql is loaded with the first question: guests ask none. */
const connection = () => import("../session/client.ts");

const LOADING = { state: "loading", value: null } as const;

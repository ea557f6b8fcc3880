/** So many waiting in one queue are worth a second run beside the first; fewer cost less together in the next one. */
const SECOND_FROM = 8;

/** Queues whose runs take turns; see `createTurns`. */
export type Turns = {
  /** Adds a queue, behind those that were added before. `next` begins its runs, as `mayBegin` allows. */
  readonly join: (next: () => void) => void;
  /** Lets each queue begin its runs, once this turn of the event loop has ended. */
  readonly wake: () => void;
  /** Whether a queue in which so many wait may begin a run. */
  readonly mayBegin: (waiting: number) => boolean;
  /** Begins a run. @returns what ends it */
  readonly begin: () => () => void;
};

/**
 * Lets queues take turns: while a run of one of them is under way, what arrives at any of them waits, and more of it shares
 * the next run. When it ends, a queue that joined earlier goes first. None is kept from running for long: where many wait in
 * it, it runs beside the others.
 */
export function createTurns(): Turns {
  const queues: (() => void)[] = [];
  let running = 0;
  let isDue = false;
  const wake = (): void => {
    if (isDue) return;
    isDue = true;
    // Whoever was answered by the run that has just ended moves on to another queue before that.
    setImmediate(() => {
      isDue = false;
      for (const next of queues) next();
    });
  };
  return {
    join: (next) => void queues.push(next),
    wake,
    mayBegin: (waiting) => waiting > 0 && (running === 0 || (running === 1 && waiting >= SECOND_FROM)),
    begin: () => {
      running += 1;
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        running -= 1;
        wake();
      };
    },
  };
}

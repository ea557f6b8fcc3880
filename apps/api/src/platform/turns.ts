/** So many waiting in one queue are worth a second run beside the first; fewer cost less together in the next one. */
const SECOND_FROM = 8;
/** So often may others go first while somebody waits in a queue. */
const PASSED_MAX = 2;

/** One of the queues that take turns. */
type Queue = {
  /** How many wait in it. */
  readonly waiting: () => number;
  /** Runs some of them. @param end has to be called when the run has ended, or holds up the others too long */
  readonly run: (end: () => void) => void;
};

/** Queues whose runs take turns; see `createTurns`. */
export type Turns = {
  /** Adds a queue, behind those that were added before. */
  readonly join: (queue: Queue) => void;
  /** Somebody waits: lets queues begin their runs, once this turn of the event loop has ended. */
  readonly wake: () => void;
};

/**
 * Lets queues take turns: while a run of one of them is under way, what arrives at any of them waits, and more of it shares
 * the next run. When it ends, a queue that joined earlier goes first, but not more than twice while somebody waits in another.
 * Where many wait in a queue, it runs beside the others.
 */
export function createTurns(): Turns {
  const queues: (Queue & { passed: number })[] = [];
  let running = 0;
  let isDue = false;

  const mayBegin = (waiting: number) =>
    waiting > 0 && (running === 0 || (running === 1 && waiting >= SECOND_FROM));

  const nextQueue = () => {
    const able = queues.filter(({ waiting }) => mayBegin(waiting()));
    return able.find(({ passed }) => passed >= PASSED_MAX) ?? able[0];
  };

  const begin = (): void => {
    for (let queue = nextQueue(); queue; queue = nextQueue()) {
      for (const each of queues) each.passed = each === queue || each.waiting() === 0 ? 0 : each.passed + 1;
      running += 1;
      queue.run(ending());
    }
  };

  const ending = () => {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      running -= 1;
      wake();
    };
  };

  const wake = (): void => {
    if (isDue) return;
    isDue = true;
    // Whoever was answered by the run that has just ended moves on to another queue before that.
    setImmediate(() => {
      isDue = false;
      begin();
    });
  };

  return { join: (queue) => void queues.push({ ...queue, passed: 0 }), wake };
}

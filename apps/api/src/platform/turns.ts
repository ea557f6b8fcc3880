/** This many waiting in a queue justify a second, concurrent run; fewer are cheaper in the next batch. */
const SECOND_FROM = 8;
/** How often others may go first while a queue waits. */
const PASSED_MAX = 2;

/** One of the queues that take turns. */
type Queue = {
  /** How many items wait in it. */
  readonly waiting: () => number;
  /** Runs some of them. @param end has to be called when the run has ended, or holds up the others too long */
  readonly run: (end: () => void) => void;
};

/** Queues whose runs take turns; see `createTurns`. */
export type Turns = {
  /** Adds a queue, behind those that were added before. */
  readonly join: (queue: Queue) => void;
  /** Lets queues begin their runs once this turn of the event loop has ended. */
  readonly wake: () => void;
};

/**
 * Lets queues take turns: during a run, whatever arrives at any queue waits and shares the next batch. Afterwards the
 * queue that joined earlier goes first, but not more than twice while another one waits. A queue with many waiting
 * items runs concurrently.
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
    // Items settled by the run that just ended move on to their next queue before that.
    setImmediate(() => {
      isDue = false;
      begin();
    });
  };

  return { join: (queue) => void queues.push({ ...queue, passed: 0 }), wake };
}

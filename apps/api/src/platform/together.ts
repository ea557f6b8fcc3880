import { createTurns, type Turns } from "./turns.ts";

/** How items waiting at the same moment are batched. */
type TogetherOptions<Item, Answer> = {
  /**
   * Runs a batch of at most `max` items and answers in their order. If it throws, all of them fail. An answer may be a
   * promise, which delays no other.
   */
  readonly run: (items: readonly Item[]) => Promise<readonly (Answer | Promise<Answer>)[]>;
  /** A larger batch would wait longer than it saves. */
  readonly max: number;
  /** Keys that no two items of a batch may share. Absent: any items may share a batch. */
  readonly keysOf?: (item: Item) => readonly string[];
  /** The queues it takes turns with. Absent: none. */
  readonly turns?: Turns;
};

/** After this time, in milliseconds, the queue stops waiting for a run. */
const HOLDS_UP_MS = 50;

/**
 * Batches items, one run at a time: each run takes everything that arrived during the last one. There is no delay for
 * batching: an item arriving while idle runs in the same turn of the event loop, with what else arrived in it.
 *
 * @returns what does one of them, and answers or throws as `run` does
 */
export function together<Item, Answer>({
  run,
  max,
  keysOf = () => [],
  turns = createTurns(),
}: TogetherOptions<Item, Answer>) {
  type Waiting = {
    readonly item: Item;
    readonly settle: (answer: Answer | Promise<Answer>) => void;
    readonly fail: (fault: unknown) => void;
  };
  let waiting: Waiting[] = [];

  /** Takes those that may share a run, the first ones first. */
  const takeCompany = (): readonly Waiting[] => {
    const taken = new Set<string>();
    const company: Waiting[] = [];
    const left: Waiting[] = [];
    for (const each of waiting) {
      const keys = keysOf(each.item);
      if (company.length === max || keys.some((key) => taken.has(key))) {
        left.push(each);
        continue;
      }
      for (const key of keys) taken.add(key);
      company.push(each);
    }
    waiting = left;
    return company;
  };

  const runThose = async (company: readonly Waiting[]): Promise<void> => {
    try {
      const answers = await run(company.map(({ item }) => item));
      if (answers.length !== company.length) throw new Error("Not every one of a run was answered");
      company.forEach(({ settle }, at) => settle(answers[at] as Answer | Promise<Answer>));
    } catch (fault) {
      for (const { fail } of company) fail(fault);
    }
  };

  turns.join({
    waiting: () => waiting.length,
    run: (end) => {
      const timer = setTimeout(end, HOLDS_UP_MS);
      void runThose(takeCompany()).finally(() => {
        clearTimeout(timer);
        end();
      });
    },
  });
  return (item: Item): Promise<Answer> =>
    new Promise((settle, fail) => {
      waiting.push({ item, settle, fail });
      turns.wake();
    });
}

import { createTurns, type Turns } from "./turns.ts";

/** How what waits at the same moment is done together. */
type TogetherOptions<Item, Answer> = {
  /**
   * Does all of them, at most `max`, and answers in their order. What it throws, all of them get. An answer may be a promise,
   * which holds up nobody else.
   */
  readonly run: (items: readonly Item[]) => Promise<readonly (Answer | Promise<Answer>)[]>;
  /** More would wait for each other longer than they save. */
  readonly max: number;
  /** What no two of one run may share. Absent: anything may run with anything. */
  readonly keysOf?: (item: Item) => readonly string[];
  /** With whom it takes turns. Absent: with nobody. */
  readonly turns?: Turns;
};

/** After this time, in milliseconds, whoever waits does not wait for that run any longer. */
const HOLDS_UP_MS = 50;

/**
 * Does things one run at a time, with everything that arrived during the last run. Nobody waits for company: what arrives
 * while nothing runs is done in this turn of the event loop, with what else has arrived in it.
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
